import type { Meta, StoryObj } from "@storybook/react-vite"
import { Price } from "./price"

const meta = {
  title: "components/Price",
  component: Price,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For every price. `amount` is ready to read and comes from `formatMoney`; `old` is the price that it replaces. Never write a price as plain text: it could break in the middle.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "With `old`, screen readers hear “Old price” and “New price”, because a line through a number is not read.",
        "The digits have one width, so that prices line up in columns.",
      ],
    },
  },
  args: { amount: "UGX\u00a02,500" },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Reduced: Story = { args: { amount: "UGX\u00a02,200", old: "UGX\u00a02,500" } }
export const Large: Story = { args: { amount: "$12.00", old: "$15.00", size: "lg" } }
export const Small: Story = { args: { size: "sm" } }
