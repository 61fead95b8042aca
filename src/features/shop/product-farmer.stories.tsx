import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmer } from "./product.fixture"
import { ProductFarmer } from "./product-farmer"

const meta = {
  title: "features/shop/ProductFarmer",
  component: ProductFarmer,
  args: { farmer, title: "From the farm of {farmer}" },
} satisfies Meta<typeof ProductFarmer>
export default meta
type Story = StoryObj<typeof meta>

export const DairyProcessor: Story = {}
