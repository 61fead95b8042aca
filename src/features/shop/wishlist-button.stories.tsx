import type { Meta, StoryObj } from "@storybook/react-vite"
import { products } from "./products.fixture"
import { WishlistButton } from "./wishlist-button"

const meta = {
  title: "features/shop/WishlistButton",
  component: WishlistButton,
  args: { product: products[2] },
} satisfies Meta<typeof WishlistButton>
export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {}
