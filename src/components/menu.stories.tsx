import type { Meta, StoryObj } from "@storybook/react-vite"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "./menu"

const meta = {
  title: "components/Menu",
  component: Menu,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "24rem" } },
    notes: {
      usage:
        "The site's menu in one row, on screens from 1024 px. A `MenuItem` holds a `MenuLink`, or a `MenuTrigger` with its `MenuContent`. On smaller screens it is a `CollapsibleMenu` in a `Sheet`. It has at most seven entries and two levels.",
      keyboard: [
        "`Tab` moves from entry to entry, and through the links of an open drop-down.",
        "`Enter`, `Space` or `Arrow down` on a drop-down's button opens it; `Escape` closes it and keeps the focus.",
        "A drop-down closes when the focus leaves it.",
      ],
      accessibility: [
        "It is a navigation named by `label`. It is a list of links and not an ARIA menu, so that every link can be reached in the usual way.",
        "Each drop-down's button says whether it is open.",
        "`current` marks the open page, and the drop-down that holds it.",
        "Without JavaScript, hovering and focusing open the drop-downs.",
      ],
    },
  },
  args: {
    label: "Main",
    children: (
      <>
        <MenuItem>
          <MenuLink href="/">Home</MenuLink>
        </MenuItem>
        <MenuItem value="pages">
          <MenuTrigger current>Pages</MenuTrigger>
          <MenuContent>
            <MenuSubLink href="/about-us">About Us</MenuSubLink>
            <MenuSubLink href="/farm">Farm</MenuSubLink>
            <MenuSubLink href="/farmers" current>
              Team
            </MenuSubLink>
            <MenuSubLink href="/contact">Contact Us</MenuSubLink>
          </MenuContent>
        </MenuItem>
        <MenuItem>
          <MenuLink href="/gallery">Gallery</MenuLink>
        </MenuItem>
        <MenuItem value="shop">
          <MenuTrigger>Shop</MenuTrigger>
          <MenuContent>
            <MenuSubLink href="/shop">Products</MenuSubLink>
            <MenuSubLink href="/cart">Cart</MenuSubLink>
            <MenuSubLink href="/checkout">Checkout</MenuSubLink>
          </MenuContent>
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Main: Story = {}
export const OnDeepGround: Story = {
  decorators: [
    (Story) => (
      <div className="theme-deep p-4">
        <Story />
      </div>
    ),
  ],
}
export const WithAnAction: Story = {
  args: {
    children: (
      <>
        <MenuItem>
          <MenuLink href="/services">Services</MenuLink>
        </MenuItem>
        <MenuItem>
          <MenuLink href="/registration-form" variant="action">
            Register
          </MenuLink>
        </MenuItem>
      </>
    ),
  },
}
export const OnOneOfItsPages: Story = {
  args: {
    children: (
      <>
        <MenuItem>
          <MenuLink href="/" current={false}>
            Home
          </MenuLink>
        </MenuItem>
        <MenuItem>
          <MenuLink href="/services" current>
            Services
          </MenuLink>
        </MenuItem>
      </>
    ),
  },
}
