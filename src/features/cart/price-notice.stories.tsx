import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartItems, changedItems, SavedCart } from "./cart.fixture"
import { PriceNotice } from "./price-notice"

const meta = {
  title: "features/cart/PriceNotice",
  component: PriceNotice,
  args: { items: cartItems },
  render: ({ items }) => (
    <SavedCart items={items} unchecked={items.flatMap(({ id, pricedAt }) => (pricedAt ? [id] : []))}>
      <PriceNotice items={items} />
    </SavedCart>
  ),
} satisfies Meta<typeof PriceNotice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingToSay: Story = {}

export const NewPriceAndGone: Story = { args: { items: changedItems } }

export const NotReadToday: Story = {
  args: { items: cartItems.map((item) => ({ ...item, pricedAt: new Date(2026, 10, 14, 12).getTime() })) },
}

export const OneNotReadToday: Story = {
  args: {
    items: cartItems.map((item) =>
      item.id === 3 ? { ...item, pricedAt: new Date(2026, 10, 14, 12).getTime() } : item,
    ),
  },
}

export const ManyChanges: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      title: `Goods ${index + 1}`,
      thumb: "products/fresh-milk",
      unitPrice: { amountMinor: 340_000_000, currency: "UGX" },
      quantity: 1,
      previousPrice: { amountMinor: 320_000_000, currency: "UGX" },
    })),
  },
}
