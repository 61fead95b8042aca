import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutCopy, countries } from "./cart.fixture"
import { CheckoutForm } from "./checkout-form"

const meta = {
  title: "features/cart/CheckoutForm",
  component: CheckoutForm,
  args: { copy: checkoutCopy.checkout, countries },
} satisfies Meta<typeof CheckoutForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
