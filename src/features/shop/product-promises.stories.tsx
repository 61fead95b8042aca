import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductPromises } from "./product-promises"
import { reviewCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductPromises",
  component: ProductPromises,
  args: { promises: reviewCopy.promises },
} satisfies Meta<typeof ProductPromises>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
