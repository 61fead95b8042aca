import type { Meta, StoryObj } from "@storybook/react-vite"
import QuickView from "./quick-view"
import { products } from "./products.fixture"

const meta = {
  title: "features/shop/QuickView",
  component: QuickView,
  args: { product: products[0], open: true, onOpenChange: () => {}, onFocusBack: () => {} },
} satisfies Meta<typeof QuickView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
