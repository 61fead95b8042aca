import type { Meta, StoryObj } from "@storybook/react-vite"
import { totalsByCurrency } from "../../lib/cart"
import { OrderSummary } from "./order-summary"
import { cartItems } from "./cart.fixture"

const meta = {
  title: "features/cart/OrderSummary",
  component: OrderSummary,
  args: { items: cartItems, totals: totalsByCurrency(cartItems), shipping: "Free shipping" },
} satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = {}
