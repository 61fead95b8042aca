import type { Meta, StoryObj } from "@storybook/react-vite"
import { productKindsCopy } from "./home-4.fixture"
import { ProductKinds } from "./product-kinds"

const meta = {
  title: "features/home/ProductKinds",
  component: ProductKinds,
  args: { copy: productKindsCopy },
} satisfies Meta<typeof ProductKinds>
export default meta
type Story = StoryObj<typeof meta>

export const Dairy: Story = {}
