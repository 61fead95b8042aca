import type { Meta, StoryObj } from "@storybook/react-vite"
import { comparison, freshMilk, mubendeGoat, productCopy } from "./product.fixture"
import { ProductDetail } from "./product-detail"

const meta = {
  title: "features/shop/ProductDetail",
  component: ProductDetail,
  args: {
    product: freshMilk,
    copy: productCopy,
    layout: "single",
    notices: [],
    comparison,
    crumbs: [{ label: "Home", href: "/" }, { label: "Shop", href: "/shop" }, { label: "Fresh Milk" }],
  },
} satisfies Meta<typeof ProductDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}
export const WithSmallPictures: Story = { args: { product: mubendeGoat, layout: "thumb" } }
