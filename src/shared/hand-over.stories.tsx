import type { Meta, StoryObj } from "@storybook/react-vite"
import { HandOver } from "./hand-over"

const meta = {
  title: "shared/HandOver",
  component: HandOver,
  args: {
    message: "CaFN question 7K3Q-2\nName: Nakato Prossy\nMessage: May I visit with two goats?",
    sms: "CaFN question 7K3Q-2\nName: Nakato Prossy\nMessage: May I visit with two goats?",
  },
} satisfies Meta<typeof HandOver>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {}

export const Order: Story = {
  args: {
    message: "CaFN order 7K3Q-2\n2 × Goat Milk (bottle of 1 litre), UGX 8,000 each: UGX 16,000",
    sms: "CaFN order 7K3Q-2\n2 x Goat Milk (bottle of 1 litre): UGX 16,000",
    telephone: "+256 000 000 003",
    labels: { whatsapp: "Send this order on WhatsApp", sms: "Send this order by SMS", call: "Order by telephone" },
  },
}

export const Compact: Story = {
  args: {
    isCompact: true,
    message: "CaFN product question\nProduct: Goat Milk",
    sms: "CaFN product question\nProduct: Goat Milk",
    labels: { whatsapp: "Ask about this" },
  },
}
