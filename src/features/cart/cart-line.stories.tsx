import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartLine } from "./cart-line"

const meta = {
  title: "features/cart/CartLine",
  component: CartLine,
  render: (args) => (
    <table className="block w-full">
      <tbody className="block">
        <CartLine {...args} />
      </tbody>
    </table>
  ),
  args: {
    item: {
      id: 3,
      title: "Fresh Milk",
      thumb: "products/fresh-milk",
      unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
      quantity: 12,
    },
    view: "compact",
    onRemove: () => {},
    onQuantity: () => {},
  },
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}
export const OnThePage: Story = { args: { view: "page" } }

const { item } = meta.args

export const NewPrice: Story = {
  args: { item: { ...item, previousPrice: { amountMinor: 2_500_000, currency: "UGX" } } },
}

export const Gone: Story = { args: { item: { ...item, isGone: true } } }
