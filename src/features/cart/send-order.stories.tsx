import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy } from "./cart.fixture"
import { NOBODY } from "./customer"
import { SendOrder } from "./send-order"

const meta = {
  title: "features/cart/SendOrder",
  component: SendOrder,
  args: {
    copy: cartCopy.order,
    totals: [{ amountMinor: 2_700_000, currency: "UGX" }],
    order: {
      message: "CaFN order 7K3Q-2",
      sms: "CaFN order 7K3Q-2",
      number: "7K3Q-2",
      onReach: () => {},
      onSend: () => {},
    },
    isRead: true,
    customer: NOBODY,
    shortForm: { current: null },
    sync: () => {},
  },
} satisfies Meta<typeof SendOrder>
export default meta
type Story = StoryObj<typeof meta>

export const OneTotal: Story = {}
export const TwoTotals: Story = {
  args: {
    totals: [
      { amountMinor: 367_000_000, currency: "UGX" },
      { amountMinor: 8_500, currency: "USD" },
    ],
    customer: { name: "Nakato Prossy", place: "Gulu", notes: "" },
  },
}
export const CartNotRead: Story = { args: { isRead: false, totals: [] } }
