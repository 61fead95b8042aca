import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartWords } from "./cart.fixture"
import { CouponForm } from "./coupon-form"

const meta = {
  title: "blocks/CouponForm",
  component: CouponForm,
  args: { words: cartWords },
} satisfies Meta<typeof CouponForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
