import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutCopy } from "./cart.fixture"
import { WhatsAppOrder } from "./whatsapp-order"

const meta = {
  title: "features/cart/WhatsAppOrder",
  component: WhatsAppOrder,
  args: { copy: checkoutCopy, href: "https://wa.me/256000000001?text=Order" },
} satisfies Meta<typeof WhatsAppOrder>
export default meta
type Story = StoryObj<typeof meta>

export const NoPayment: Story = {}
