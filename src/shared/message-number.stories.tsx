import type { Meta, StoryObj } from "@storybook/react-vite"
import { MessageNumber } from "./message-number"

const meta = {
  title: "shared/MessageNumber",
  component: MessageNumber,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "Beside whatever was handed over: a sent form, the last order, an order that is kept.",
      keyboard: "None: it is text.",
      accessibility: "The number is never translated, and never broken over two lines.",
    },
  },
  args: { number: "7K3Q-2" },
} satisfies Meta<typeof MessageNumber>
export default meta
type Story = StoryObj<typeof meta>

export const Number: Story = {}
