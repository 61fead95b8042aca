import type { Meta, StoryObj } from "@storybook/react-vite"
import { AddToCartButton } from "./add-to-cart-button"
import { products } from "./products.fixture"

const meta = {
  title: "features/shop/AddToCartButton",
  component: AddToCartButton,
  args: { product: products[2] },
} satisfies Meta<typeof AddToCartButton>
export default meta
type Story = StoryObj<typeof meta>

export const Milk: Story = {}
