import type { Meta, StoryObj } from "@storybook/react-vite"
import { Quantity } from "./quantity"

const meta = {
  title: "components/Quantity",
  component: Quantity,
  args: { label: "Quantity of Fresh Milk" },
} satisfies Meta<typeof Quantity>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheLeast: Story = {}
export const Several: Story = { args: { defaultValue: 12 } }
export const KeptElsewhere: Story = { args: { value: 3, onValueChange: () => {} } }
