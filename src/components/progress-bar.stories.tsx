import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressBar } from "./progress-bar"

const meta = {
  title: "components/ProgressBar",
  component: ProgressBar,
  args: { value: 91, label: "Milk hygiene" },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Skill: Story = {}
export const LongName: Story = {
  args: { value: 83, label: "Leading a savings group of thirty households", className: "max-w-72" },
}
export const Full: Story = { args: { value: 100 } }
export const OnDeepGround: Story = {
  decorators: [
    (Story) => (
      <div className="theme-deep p-6">
        <Story />
      </div>
    ),
  ],
}
