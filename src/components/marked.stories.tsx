import type { Meta, StoryObj } from "@storybook/react-vite"
import { Marked } from "./marked"

const meta = {
  title: "components/Marked",
  component: Marked,
  args: {
    text: [
      { text: "Clean ", isMatch: false },
      { text: "milk", isMatch: true },
      { text: " from the can to the cup, and what ", isMatch: false },
      { text: "milking", isMatch: true },
      { text: " by hand needs", isMatch: false },
    ],
  },
} satisfies Meta<typeof Marked>
export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = {}
export const NothingToMark: Story = { args: { text: [{ text: "Goats & sheep <by the lake>", isMatch: false }] } }
