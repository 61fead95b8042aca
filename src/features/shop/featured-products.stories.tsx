import type { Meta, StoryObj } from "@storybook/react-vite"
import { featuredProducts } from "./products.fixture"
import { FeaturedProducts } from "./featured-products"
import { featuredProductsWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/FeaturedProducts",
  component: FeaturedProducts,
  args: { words: featuredProductsWords, products: featuredProducts },
} satisfies Meta<typeof FeaturedProducts>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
