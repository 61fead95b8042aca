import type { Meta, StoryObj } from "@storybook/react-vite"
import { products } from "./products.fixture"
import { RelatedProducts } from "./related-products"

const meta = {
  title: "features/shop/RelatedProducts",
  component: RelatedProducts,
  args: { title: "Related products", products },
} satisfies Meta<typeof RelatedProducts>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnlyOne: Story = { args: { products: products.slice(0, 1) } }
export const None: Story = { args: { products: [] } }
