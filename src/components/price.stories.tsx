import type { Meta, StoryObj } from "@storybook/react-vite"
import { Price } from "./price"

const meta = {
  title: "components/Price",
  component: Price,
  args: { amount: "UGX\u00a02,500" },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Reduced: Story = { args: { amount: "UGX\u00a02,200", old: "UGX\u00a02,500" } }
export const Large: Story = { args: { amount: "$12.00", old: "$15.00", size: "lg" } }
export const Small: Story = { args: { size: "sm" } }
