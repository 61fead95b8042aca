import type { Meta, StoryObj } from "@storybook/react-vite"
import { CartHelp } from "./cart-help"
import { cartWords } from "./cart.fixture"

const meta = {
  title: "blocks/CartHelp",
  component: CartHelp,
  args: { text: cartWords.withoutScripts },
} satisfies Meta<typeof CartHelp>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutScripts: Story = {}
