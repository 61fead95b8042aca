import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutCopy } from "./cart.fixture"
import { OrderNotice } from "./order-notice"

const meta = {
  title: "features/cart/OrderNotice",
  component: OrderNotice,
  args: {
    copy: checkoutCopy,
    result: undefined,
    order: {
      message: "CaFN order 7K3Q-2",
      sms: "CaFN order 7K3Q-2",
      number: "7K3Q-2",
      onReach: () => {},
      onSend: () => {},
    },
    onReach: () => {},
  },
} satisfies Meta<typeof OrderNotice>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheForm: Story = {}
export const NothingSentYet: Story = { args: { result: "notSent" } }
export const Posted: Story = { args: { result: "sent" } }
