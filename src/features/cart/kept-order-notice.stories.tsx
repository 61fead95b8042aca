import type { Meta, StoryObj } from "@storybook/react-vite"
import { createStore, Provider } from "jotai"
import { cartCopy } from "./cart.fixture"
import { keptOrderAtom } from "./kept-order"
import { KeptOrderNotice } from "./kept-order-notice"

const message = "CaFN order 7K3Q-2\n12 × Fresh Milk"

const meta = {
  title: "features/cart/KeptOrderNotice",
  component: KeptOrderNotice,
  args: {
    copy: cartCopy.order.offline,
    current: { message: "", sms: "", number: "", onReach: () => {}, onSend: () => {} },
  },
  render: (args) => {
    const store = createStore()
    // A day on which it is not too old whenever the story is shown.
    store.set(keptOrderAtom, { message, sms: message, number: "7K3Q-2", keptAt: new Date(2126, 10, 14, 12).getTime() })
    return (
      <Provider store={store}>
        <KeptOrderNotice {...args} />
      </Provider>
    )
  },
} satisfies Meta<typeof KeptOrderNotice>
export default meta
type Story = StoryObj<typeof meta>

export const ThereIsANetworkAgain: Story = {}
