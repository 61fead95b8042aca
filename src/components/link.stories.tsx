import type { Meta, StoryObj } from "@storybook/react-vite"
import { Link } from "./link"

const meta = {
  title: "components/Link",
  component: Link,
  args: { href: "/about-us", children: "About CaFN" },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Internal: Story = {}
export const External: Story = { args: { href: "https://www.youtube.com/", children: "Farm films on YouTube" } }
export const Current: Story = { args: { variant: "quiet", href: "/gallery", children: "Gallery", current: true } }
export const Quiet: Story = { args: { variant: "quiet", href: "/services", children: "Services" } }
export const Plain: Story = { args: { variant: "plain", href: "/farm", children: "Visit the farm" } }

export const InText: Story = {
  render: () => (
    <p>
      Group orders are collected by the 25th of each month; <Link href="/contact">write to us</Link> before that day.
    </p>
  ),
}
