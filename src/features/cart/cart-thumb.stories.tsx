import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartThumb } from "./cart-thumb"

const meta = {
  title: "features/cart/CartThumb",
  component: CartThumb,
  args: { path: "products/fresh-milk" },
} satisfies Meta<typeof CartThumb>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
