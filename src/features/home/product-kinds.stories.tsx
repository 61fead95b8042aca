import type { Meta, StoryObj } from "@storybook/react-vite"
import { productKindsWords } from "./home-4.fixture"
import { ProductKinds } from "./product-kinds"

const meta = {
  title: "sections/ProductKinds",
  component: ProductKinds,
  args: { words: productKindsWords },
} satisfies Meta<typeof ProductKinds>
export default meta
type Story = StoryObj<typeof meta>

export const Dairy: Story = {}
