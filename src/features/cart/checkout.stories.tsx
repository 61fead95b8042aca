import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartItems, checkoutCopy, countries, SavedCart } from "./cart.fixture"
import { Checkout } from "./checkout"

const meta = {
  title: "features/cart/Checkout",
  component: Checkout,
  args: { copy: checkoutCopy, countries },
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const TwoCurrencies: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={cartItems}>
        <Story />
      </SavedCart>
    ),
  ],
}

export const EmptyCart: Story = {
  decorators: [
    (Story) => (
      <SavedCart items={[]}>
        <Story />
      </SavedCart>
    ),
  ],
}
