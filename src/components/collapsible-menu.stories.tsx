import type { Meta, StoryObj } from "@storybook/react-vite"
import { CollapsibleMenu, CollapsibleMenuGroup, CollapsibleMenuLink, CollapsibleMenuSubLink } from "./collapsible-menu"

const entries = (open: boolean) => (
  <>
    <CollapsibleMenuLink href="/">Home</CollapsibleMenuLink>
    <CollapsibleMenuGroup title="Pages" open={open}>
      <CollapsibleMenuSubLink href="/about-us">About Us</CollapsibleMenuSubLink>
      <CollapsibleMenuSubLink href="/farmers" current>
        Team
      </CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
    <CollapsibleMenuLink href="/gallery">Gallery</CollapsibleMenuLink>
    <CollapsibleMenuGroup title="Shop">
      <CollapsibleMenuSubLink href="/shop">Products</CollapsibleMenuSubLink>
      <CollapsibleMenuSubLink href="/cart">Cart</CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
  </>
)

const meta = {
  title: "components/CollapsibleMenu",
  component: CollapsibleMenu,
  args: { label: "Main" },
  decorators: [
    (Story) => (
      <div className="w-80 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollapsibleMenu>
export default meta
type Story = StoryObj<typeof meta>

export const AllClosed: Story = { args: { children: entries(false) } }
export const OpenWhereThePageIs: Story = { args: { children: entries(true) } }
