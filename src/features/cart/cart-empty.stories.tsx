import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartEmpty } from "./cart-empty"
import { cartWords } from "./cart.fixture"

const meta = {
  title: "blocks/CartEmpty",
  component: CartEmpty,
  args: { words: cartWords },
} satisfies Meta<typeof CartEmpty>
export default meta
type Story = StoryObj<typeof meta>

export const InTheDropdown: Story = {}
export const OnThePage: Story = { args: { picture: cartWords.emptyImage } }
