import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "./badge"

const meta = {
  title: "components/Badge",
  component: Badge,
  args: { children: "Dairy" },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Highlight: Story = {}
export const Sale: Story = { args: { variant: "sale", children: "Sale" } }
export const Quiet: Story = { args: { variant: "quiet", children: "Goats" } }
export const Count: Story = { args: { shape: "count", children: "12" } }
