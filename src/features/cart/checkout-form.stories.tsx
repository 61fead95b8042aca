import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutWords, countries } from "./cart.fixture"
import { CheckoutForm } from "./checkout-form"

const meta = {
  title: "blocks/CheckoutForm",
  component: CheckoutForm,
  args: { words: checkoutWords.checkout, countries },
} satisfies Meta<typeof CheckoutForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
