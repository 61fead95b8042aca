import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy } from "./cart.fixture"
import { CouponForm } from "./coupon-form"

const meta = {
  title: "features/cart/CouponForm",
  component: CouponForm,
  args: { copy: cartCopy },
} satisfies Meta<typeof CouponForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
