import type { Meta, StoryObj } from "@storybook/react-vite"
import { TermsLink } from "./terms-link"

const meta = {
  title: "features/cart/TermsLink",
  component: TermsLink,
  args: { terms: { label: "Delivery, returns, paying", href: "/terms" } },
} satisfies Meta<typeof TermsLink>
export default meta
type Story = StoryObj<typeof meta>

export const BelowTheTotals: Story = {}
