import type { Meta, StoryObj } from "@storybook/react-vite"
import { featuredProducts } from "./products.fixture"
import { FeaturedProducts } from "./featured-products"
import { featuredProductsCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/shop/FeaturedProducts",
  component: FeaturedProducts,
  args: { copy: featuredProductsCopy, products: featuredProducts },
} satisfies Meta<typeof FeaturedProducts>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
