import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartItems, SavedCart } from "./cart.fixture"
import { CartTray } from "./cart-tray"

const meta = {
  title: "features/cart/CartTray",
  component: CartTray,
  args: { open: true, sends: true, children: null },
} satisfies Meta<typeof CartTray>
export default meta
type Story = StoryObj<typeof meta>

export const WithGoods: Story = {
  render: (args) => (
    <SavedCart items={cartItems}>
      <CartTray {...args} />
    </SavedCart>
  ),
}
export const Empty: Story = {
  render: (args) => (
    <SavedCart items={[]}>
      <CartTray {...args} />
    </SavedCart>
  ),
}
