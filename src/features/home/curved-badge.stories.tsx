import type { Meta, StoryObj } from "@storybook/react-vite"
import { CurvedBadge } from "./curved-badge"

const meta = {
  title: "features/home/CurvedBadge",
  component: CurvedBadge,
  args: { label: "See our nine services", href: "/services" },
} satisfies Meta<typeof CurvedBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Services: Story = {}
export const ShortCopy: Story = { args: { label: "Join us", href: "/registration-form" } }
export const LongCopy: Story = { args: { label: "Training, markets, tools and a common voice" } }
