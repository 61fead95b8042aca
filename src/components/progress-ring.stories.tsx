import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressRing } from "./progress-ring"

const meta = {
  title: "components/ProgressRing",
  component: ProgressRing,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For one or two shares of a hundred that deserve attention. Set its size with `className`. The words just before it say what it measures.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is an image named “83%”, whatever it shows while it fills.",
        "With reduced motion and without JavaScript it is filled from the start.",
      ],
    },
  },
  args: { value: 83 },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const EightyThree: Story = {}
export const Small: Story = { args: { className: "size-28" } }
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
