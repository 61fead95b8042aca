import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductBuyOrder } from "./product-buy-order"
import { productCopy } from "./product.fixture"

const meta = {
  title: "features/shop/ProductBuyOrder",
  component: ProductBuyOrder,
  args: { copy: productCopy },
} satisfies Meta<typeof ProductBuyOrder>
export default meta
type Story = StoryObj<typeof meta>

/** Shown only where no script runs. */
export const Usual: Story = {}
