import type { Meta, StoryObj } from "@storybook/react-vite"
import { freshMilk } from "./product.fixture"
import { BuyForm } from "./buy-form"

const meta = {
  title: "features/shop/BuyForm",
  component: BuyForm,
  args: { product: freshMilk },
} satisfies Meta<typeof BuyForm>
export default meta
type Story = StoryObj<typeof meta>

export const OneProduct: Story = {}
