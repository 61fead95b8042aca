import type { Meta, StoryObj } from "@storybook/react-vite"
import { MoreLines } from "./more-lines"

const meta = {
  title: "features/cart/MoreLines",
  component: MoreLines,
  args: { shown: 100, total: 10_000, onMore: () => {} },
} satisfies Meta<typeof MoreLines>
export default meta
type Story = StoryObj<typeof meta>

export const ManyMore: Story = {}

export const LastOnes: Story = { args: { shown: 200, total: 207 } }
