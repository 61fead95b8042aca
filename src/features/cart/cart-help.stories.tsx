import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartHelp } from "./cart-help"
import { cartCopy } from "./cart.fixture"

const meta = {
  title: "features/cart/CartHelp",
  component: CartHelp,
  args: { text: cartCopy.withoutScripts },
} satisfies Meta<typeof CartHelp>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutScripts: Story = {}
