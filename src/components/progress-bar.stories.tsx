import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressBar } from "./progress-bar"

const meta = {
  title: "components/ProgressBar",
  component: ProgressBar,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a share of a hundred that does not change, such as a skill. Several stand one under the other. One share that deserves attention is a `ProgressRing`. It does not show work under way: that is a `busy` button or a `Skeleton`.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "Name and number are text and are read once. The bar is decoration.",
        "With reduced motion and without JavaScript it is full from the start.",
      ],
    },
  },
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
