import type { Meta, StoryObj } from "@storybook/react-vite"
import { totalsByCurrency } from "../../lib/cart"
import { CartTotals } from "./cart-totals"
import { cartItems } from "./cart.fixture"

const meta = {
  title: "features/cart/CartTotals",
  component: CartTotals,
  args: { totals: [], shipping: "Free shipping" },
} satisfies Meta<typeof CartTotals>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = { args: { totals: totalsByCurrency(cartItems) } }

export const OneCurrency: Story = { args: { totals: [{ currency: "USD", amountMinor: 4_250 }] } }
