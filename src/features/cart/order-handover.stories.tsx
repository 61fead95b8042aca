import type { Meta, StoryObj } from "@storybook/react-vite"
import { checkoutWords } from "./cart.fixture"
import { OrderHandover } from "./order-handover"

const meta = {
  title: "blocks/OrderHandover",
  component: OrderHandover,
  args: { words: checkoutWords, href: "https://wa.me/256000000001?text=Order" },
} satisfies Meta<typeof OrderHandover>
export default meta
type Story = StoryObj<typeof meta>

export const NoPayment: Story = {}
