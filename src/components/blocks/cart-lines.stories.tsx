import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartLines } from "./cart-lines"
import { cartItems } from "./shop.fixture"

const meta = {
  title: "blocks/CartLines",
  component: CartLines,
  args: { items: cartItems, onRemove: () => {} },
  decorators: [
    (Story) => (
      <div className="max-w-88 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLines>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = {}

export const OneLine: Story = { args: { items: cartItems.slice(0, 1) } }

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
