import type { Meta, StoryObj } from "@storybook/react-vite"
import { useSetAtom } from "jotai"
import { useEffect } from "react"
import { cartCopy, cartItems, SavedCart } from "./cart.fixture"
import { handedOverAtom } from "./customer"
import { LastOrder } from "./last-order"

/** An order of a day that is the same whenever the story is shown. */
function HandedOver() {
  const hand = useSetAtom(handedOverAtom)
  useEffect(
    () => hand({ items: cartItems, number: "7K3Q-2", handedOverAt: new Date(2026, 10, 14, 12).getTime() }),
    [hand],
  )
  return <LastOrder copy={cartCopy.order.last} />
}

const meta = {
  title: "features/cart/LastOrder",
  component: LastOrder,
  args: { copy: cartCopy.order.last },
} satisfies Meta<typeof LastOrder>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingForOurAnswer: Story = {
  render: () => (
    <SavedCart items={cartItems}>
      <HandedOver />
    </SavedCart>
  ),
}
export const TheCartIsEmpty: Story = {
  render: () => (
    <SavedCart items={[]}>
      <HandedOver />
    </SavedCart>
  ),
}
