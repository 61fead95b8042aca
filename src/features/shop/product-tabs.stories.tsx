import type { Meta, StoryObj } from "@storybook/react-vite"
import { freshMilk, reviewWords } from "./product.fixture"
import { ProductTabs } from "./product-tabs"

const meta = {
  title: "sections/ProductTabs",
  component: ProductTabs,
  args: { product: freshMilk, words: reviewWords },
} satisfies Meta<typeof ProductTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Description: Story = {}
