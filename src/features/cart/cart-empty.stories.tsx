import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartEmpty } from "./cart-empty"
import { cartCopy } from "./cart.fixture"

const meta = {
  title: "features/cart/CartEmpty",
  component: CartEmpty,
  args: { copy: cartCopy },
} satisfies Meta<typeof CartEmpty>
export default meta
type Story = StoryObj<typeof meta>

export const InTheDropdown: Story = {}
export const OnThePage: Story = { args: { picture: cartCopy.emptyImage } }
