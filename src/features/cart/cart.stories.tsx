import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy, suggestions, cartItems, changedItems, SavedCart } from "./cart.fixture"
import { Cart } from "./cart"

const meta = {
  title: "features/cart/Cart",
  component: Cart,
  args: { copy: cartCopy, suggestions },
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

export const NewPriceAndGone: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={changedItems}>
        <Story />
      </SavedCart>
    ),
  ],
}

export const PricesNotReadToday: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={cartItems} unchecked={cartItems.map(({ id }) => id)}>
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
