import type { Meta, StoryObj } from "@storybook/react-vite"
import { accounts, mobileMoneyCopy } from "../../shared/mobile-money.fixture"
import { termsCopy } from "./terms.fixture"
import { Terms } from "./terms"

const meta = {
  title: "features/terms/Terms",
  component: Terms,
  args: { copy: termsCopy, payment: mobileMoneyCopy, site: { mobileMoney: [] } },
} satisfies Meta<typeof Terms>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutMobileMoney: Story = {}
export const WithMobileMoney: Story = { args: { site: { mobileMoney: accounts } } }
