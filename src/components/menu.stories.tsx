import type { Meta, StoryObj } from "@storybook/react-vite"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "./menu"

const meta = {
  title: "components/Menu",
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
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
