import type { Meta, StoryObj } from "@storybook/react-vite"
import { CompareButton } from "./compare-button"
import { products } from "./products.fixture"

const meta = {
  title: "features/shop/CompareButton",
  component: CompareButton,
  args: { product: products[2] },
} satisfies Meta<typeof CompareButton>
export default meta
type Story = StoryObj<typeof meta>

export const NotCompared: Story = {}
