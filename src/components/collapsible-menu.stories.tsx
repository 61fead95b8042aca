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
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "The site's menu in a column, inside the sheet of a small screen. On a wide screen it is `Menu`. Give `open` to the group that holds the current page.",
      keyboard: [
        "`Tab` moves from entry to entry.",
        "`Enter` or `Space` on a group shows or hides its links; several groups can be open.",
        "`Enter` on a link opens the page.",
      ],
      accessibility: [
        "It is a navigation named by `label`, with lists inside lists.",
        "Each group is a native disclosure (`<details>`), which says whether it is open.",
        'The link of the current page has `aria-current="page"`.',
      ],
    },
  },
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
