import type { Meta, StoryObj } from "@storybook/react-vite"
import { Marked } from "./marked"

const meta = {
  title: "components/Marked",
  component: Marked,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "Shows a text in which the words of a search are marked. `markedText` in `src/lib` makes its pieces.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It uses `<mark>`. Few screen readers announce it, so the text must be understood without it.",
        "In forced colours the browser's own marking shows.",
      ],
    },
  },
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
