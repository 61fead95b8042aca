import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductBuyFacts } from "./product-buy-facts"
import { freshMilk } from "./product.fixture"

const meta = {
  title: "blocks/ProductBuyFacts",
  component: ProductBuyFacts,
  args: { product: freshMilk },
} satisfies Meta<typeof ProductBuyFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
