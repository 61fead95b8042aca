import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy, suggestions } from "./cart.fixture"
import { Suggestions } from "./suggestions"

const meta = {
  title: "features/cart/Suggestions",
  component: Suggestions,
  args: { title: cartCopy.suggestionsTitle, products: suggestions },
} satisfies Meta<typeof Suggestions>
export default meta
type Story = StoryObj<typeof meta>

export const FourProducts: Story = {}
