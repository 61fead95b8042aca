import type { Meta, StoryObj } from "@storybook/react-vite"
import { QuickViewButton } from "./quick-view-button"
import { products } from "./products.fixture"

const meta = {
  title: "features/shop/QuickViewButton",
  component: QuickViewButton,
  args: { product: products[2] },
} satisfies Meta<typeof QuickViewButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
