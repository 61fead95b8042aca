import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartTotals } from "../../lib/cart"
import { OrderSummary } from "./order-summary"
import { cartItems, changedItems } from "./cart.fixture"

const meta = {
  title: "features/cart/OrderSummary",
  component: OrderSummary,
  args: { items: cartItems, totals: cartTotals(cartItems), shipping: "Free shipping", onRemove: () => {} },
} satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = {}

export const NewPriceAndGone: Story = {
  args: { items: changedItems, totals: cartTotals(changedItems) },
}
