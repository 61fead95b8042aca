import type { Meta, StoryObj } from "@storybook/react-vite"
import { productPickerCopy, products } from "./products.fixture"
import { ProductPicker } from "./product-picker"

const dairy = products.filter(({ category }) => category === "dairy")

const meta = {
  title: "features/shop/ProductPicker",
  component: ProductPicker,
  args: { copy: productPickerCopy, products: products.slice(0, 8), groups: [{ nodes: dairy }], total: 10 },
} satisfies Meta<typeof ProductPicker>
export default meta
type Story = StoryObj<typeof meta>

export const FirstEight: Story = {}
