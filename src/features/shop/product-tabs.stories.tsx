import type { Meta, StoryObj } from "@storybook/react-vite"
import { freshMilk, reviewCopy } from "./product.fixture"
import { ProductTabs } from "./product-tabs"

const meta = {
  title: "features/shop/ProductTabs",
  component: ProductTabs,
  args: { product: freshMilk, copy: reviewCopy },
} satisfies Meta<typeof ProductTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Description: Story = {}
