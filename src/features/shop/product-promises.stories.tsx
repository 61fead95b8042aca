import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductPromises } from "./product-promises"
import { productWords } from "./product.fixture"

const meta = {
  title: "blocks/ProductPromises",
  component: ProductPromises,
  args: { promises: productWords.promises },
} satisfies Meta<typeof ProductPromises>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
