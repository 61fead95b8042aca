import type { Meta, StoryObj } from "@storybook/react-vite"
import { MobileMoney } from "./mobile-money"
import { accounts, mobileMoneyCopy } from "./mobile-money.fixture"

const meta = {
  title: "shared/MobileMoney",
  component: MobileMoney,
  args: { copy: mobileMoneyCopy, accounts },
} satisfies Meta<typeof MobileMoney>
export default meta
type Story = StoryObj<typeof meta>

export const TwoNetworks: Story = {}
