import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartWords, SavedCart } from "./cart.fixture"
import { cartItems } from "../shop/shop.fixture"
import { Cart } from "./cart"

const meta = {
  title: "sections/Cart",
  component: Cart,
  args: { words: cartWords },
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
