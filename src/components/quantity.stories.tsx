import type { Meta, StoryObj } from "@storybook/react-vite"
import { Quantity } from "./quantity"

const meta = {
  title: "components/Quantity",
  component: Quantity,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a whole number from 1 upwards: how many of a product. `label` names what is counted. Give `value` where the number is kept elsewhere, as in the cart.",
      keyboard: [
        "`Tab` moves from minus to the box to plus.",
        "`Enter` or `Space` on a button changes the number by one.",
        "In the box digits can be typed, and `Arrow up` and `Arrow down` count.",
      ],
      accessibility: [
        "The box is a spin button named by `label`; the buttons say “one less” and “one more” after it.",
        "A change by a button is announced, because the focus is not in the box.",
        "At 1 the minus does nothing and keeps the focus (`aria-disabled`), and so does the plus at 999.",
        "What can't be ordered is said beside the box and aloud. With `value`, the box shows that again when it is left.",
        "Without JavaScript only the box is there, and it works.",
      ],
    },
  },
  args: {
    label: "Quantity of Fresh Milk",
    copy: {
      problem: "Please enter a valid quantity",
      rule: "A whole number from {least} to {most}.",
      refused: "“{text}” was not taken.",
    },
  },
} satisfies Meta<typeof Quantity>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheLeast: Story = {}
export const Several: Story = { args: { value: 12 } }
