import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy, cartItems, SavedCart } from "./cart.fixture"
import { Cart } from "./cart"

const meta = {
  title: "features/cart/Cart",
  component: Cart,
  args: { copy: cartCopy },
} satisfies Meta<typeof Cart>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={cartItems}>
        <Story />
      </SavedCart>
    ),
  ],
}

export const Empty: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={[]}>
        <Story />
      </SavedCart>
    ),
  ],
}
