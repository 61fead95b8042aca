import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartLines } from "./cart-lines"
import { cartItems } from "./cart.fixture"

const meta = {
  title: "features/cart/CartLines",
  component: CartLines,
  args: { items: cartItems, view: "page", onRemove: () => {}, onQuantity: () => {} },
  decorators: [
    (Story) => (
      <div className="bg-surface p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLines>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = {}

export const InTheDropdown: Story = {
  args: { view: "compact" },
  decorators: [
    (Story) => (
      <div className="w-88">
        <Story />
      </div>
    ),
  ],
}

export const LongTitle: Story = {
  args: {
    items: [
      {
        id: 4,
        title: "Broiler Chicken, Dressed, Vacuum-Packed and Frozen on the Day of Slaughter in Mukono",
        thumb: "products/broiler-chicken",
        price: 1_800_000,
        currency: "UGX",
        quantity: 250,
      },
    ],
  },
}
