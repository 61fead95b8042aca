import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductAsk } from "./product-ask"
import { productCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductAsk",
  component: ProductAsk,
  args: { copy: productCopy, isLiving: true, about: "Mubende Goat (CAFN-MEAT-01), UGX 320,000 per young buck" },
} satisfies Meta<typeof ProductAsk>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnAnimal: Story = {}
export const OfOtherGoods: Story = { args: { isLiving: false } }
