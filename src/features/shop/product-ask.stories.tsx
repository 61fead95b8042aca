import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductAsk } from "./product-ask"
import { productCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductAsk",
  component: ProductAsk,
  args: {
    copy: productCopy,
    isLiving: true,
    about: {
      product: "Mubende Goat",
      sku: "CAFN-MEAT-01",
      price: "UGX 320,000 per young buck",
      page: "https://cafn.example/shop-single/2",
    },
  },
} satisfies Meta<typeof ProductAsk>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnAnimal: Story = {}
export const OfOtherGoods: Story = { args: { isLiving: false } }
