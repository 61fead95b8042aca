import type { Meta, StoryObj } from "@storybook/react-vite"
import { HandOver } from "./hand-over"

const meta = {
  title: "shared/HandOver",
  component: HandOver,
  args: { message: "Message from the CaFN website\nName: Nakato Prossy\nMessage: May I visit with two goats?" },
} satisfies Meta<typeof HandOver>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {}

export const Order: Story = {
  args: {
    message: "Order\n2 × Goat Milk: UGX 16,000",
    telephone: "+256 000 000 003",
    labels: { whatsapp: "Send this order on WhatsApp", sms: "Send this order by SMS", call: "Order by telephone" },
  },
}

export const Compact: Story = {
  args: {
    isCompact: true,
    message: "Hello CaFN, I have a question about:\nGoat Milk, UGX 6,000 per bottle of 1 litre",
    labels: { whatsapp: "Ask about this" },
  },
}
