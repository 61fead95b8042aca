import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductBuyFacts } from "./product-buy-facts"
import { freshMilk, productCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductBuyFacts",
  component: ProductBuyFacts,
  args: { product: freshMilk, copy: productCopy },
} satisfies Meta<typeof ProductBuyFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
