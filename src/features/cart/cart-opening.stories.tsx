import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartOpening } from "./cart-opening"
import { cartWords } from "./cart.fixture"

const meta = {
  title: "blocks/CartOpening",
  component: CartOpening,
  args: { text: cartWords.opening },
} satisfies Meta<typeof CartOpening>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheCartIsRead: Story = {}
