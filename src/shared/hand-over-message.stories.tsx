import type { Meta, StoryObj } from "@storybook/react-vite"
import { HandOverMessage } from "./hand-over-message"

const meta = {
  title: "shared/HandOverMessage",
  component: HandOverMessage,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "Wherever a visitor hands over a message that is not an order. The number is made when the ways are reached, and said once the message was handed over.",
      keyboard: "Tab reaches each way; Enter opens it.",
      accessibility: "The number comes into a status region, so that it is read out after the press.",
    },
  },
  args: { draft: { kind: "question", fields: { about: "Risk Management" } } },
} satisfies Meta<typeof HandOverMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}

/** The SMS has no room for all of it. */
export const LongQuestion: Story = {
  args: { draft: { kind: "question", fields: { text: "My goats are well. ".repeat(80) } } },
}

export const AboutAProduct: Story = {
  args: {
    isRow: true,
    draft: { kind: "product-question", fields: { product: "Fresh Milk", sku: "CAFN-DAIRY-01" } },
    labels: { whatsapp: "WhatsApp", sms: "SMS", call: "Call" },
  },
}
