import type { Meta, StoryObj } from "@storybook/react-vite"
import { Counter } from "./counter"

const meta = {
  title: "components/Counter",
  component: Counter,
  args: { className: "font-display text-4xl font-bold text-ink-strong" },
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = { args: { end: 10000, suffix: "+" } }
export const WithPrefix: Story = { args: { end: 150000, prefix: "UGX " } }
