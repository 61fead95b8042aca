import type { Meta, StoryObj } from "@storybook/react-vite"
import { ArrowRight, X } from "lucide-react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"

const meta = {
  title: "components/Button",
  component: Button,
  args: { children: "Send message" },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Outline: Story = { args: { variant: "outline", children: "Load more images" } }
export const Ghost: Story = { args: { variant: "ghost", children: "Clear the cart" } }
export const Inverse: Story = { args: { variant: "inverse", children: "Watch the farm" } }
export const Small: Story = { args: { size: "sm", children: "Apply coupon" } }
export const Large: Story = { args: { size: "lg", children: "Join now" } }
export const IconOnly: Story = {
  args: {
    variant: "ghost",
    size: "icon",
    children: [<Icon key="icon" icon={X} />, <VisuallyHidden key="name">Close</VisuallyHidden>],
  },
}
export const Busy: Story = { args: { busy: true } }

export const LinkLookingLikeAButton: Story = {
  render: () => (
    <ButtonLink href="/registration-form">
      Join Our Network <Icon icon={ArrowRight} />
    </ButtonLink>
  ),
}

export const OnDeepGround: Story = {
  render: () => (
    <div className="theme-deep flex flex-wrap gap-3 p-6">
      <Button>About our work</Button>
      <Button variant="outline">Visit the farm</Button>
      <Button variant="ghost">Skip</Button>
    </div>
  ),
}
