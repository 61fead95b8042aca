import type { Meta, StoryObj } from "@storybook/react-vite"
import { cartCopy } from "./cart.fixture"
import { KeepOrder } from "./keep-order"

const meta = {
  title: "features/cart/KeepOrder",
  component: KeepOrder,
  args: {
    copy: cartCopy.order.offline,
    order: {
      message: "CaFN order 7K3Q-2",
      sms: "CaFN order 7K3Q-2",
      number: "7K3Q-2",
      onReach: () => {},
      onSend: () => {},
    },
    onReach: () => {},
  },
} satisfies Meta<typeof KeepOrder>
export default meta
type Story = StoryObj<typeof meta>

export const NotKept: Story = {}
