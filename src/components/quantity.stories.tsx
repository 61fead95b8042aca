import type { Meta, StoryObj } from "@storybook/react-vite"
import { Quantity } from "./quantity"

const meta = {
  title: "components/Quantity",
  component: Quantity,
  args: {
    label: "Quantity of Fresh Milk",
    errors: {
      problem: "Please enter a valid quantity",
      rule: (min: number, max: number) => `Write a number from ${min} to ${max}.`,
      refused: (text: string) => `“${text}” is not possible.`,
    },
  },
} satisfies Meta<typeof Quantity>
export default meta
type Story = StoryObj<typeof meta>

export const Minimum: Story = {}
