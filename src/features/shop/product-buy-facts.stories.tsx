import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductBuyFacts } from "./product-buy-facts"
import { freshMilk, productWords } from "./product.fixture"

const meta = {
  title: "blocks/ProductBuyFacts",
  component: ProductBuyFacts,
  args: { product: freshMilk, words: productWords },
} satisfies Meta<typeof ProductBuyFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
