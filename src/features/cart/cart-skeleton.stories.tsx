import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartSkeleton } from "./cart-skeleton"
import { cartCopy } from "./cart.fixture"

const meta = {
  title: "features/cart/CartSkeleton",
  component: CartSkeleton,
  args: { text: cartCopy.opening },
} satisfies Meta<typeof CartSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheCartIsRead: Story = {}
