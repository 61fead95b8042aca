import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductBuy } from "./product-buy"
import { freshMilk, mubendeGoat, productCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductBuy",
  component: ProductBuy,
  args: { product: freshMilk, copy: productCopy, notices: [] },
} satisfies Meta<typeof ProductBuy>
export default meta
type Story = StoryObj<typeof meta>

export const Reduced: Story = {}
export const NeverDearer: Story = { args: { product: mubendeGoat } }
