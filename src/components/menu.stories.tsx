import type { Meta, StoryObj } from "@storybook/react-vite"
import { Menu, MenuGroup, MenuLink, MenuSubLink } from "./menu"

const meta = {
  title: "components/Menu",
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  args: {
    label: "Main",
    layout: "row",
    children: (
      <>
        <MenuLink href="/">Home</MenuLink>
        <MenuGroup title="Pages" current>
          <MenuSubLink href="/about-us">About Us</MenuSubLink>
          <MenuSubLink href="/farmers" current>
            Team
          </MenuSubLink>
        </MenuGroup>
        <MenuLink href="/gallery" current>
          Gallery
        </MenuLink>
        <MenuGroup title="Shop">
          <MenuSubLink href="/shop">Products</MenuSubLink>
          <MenuSubLink href="/cart">Cart</MenuSubLink>
        </MenuGroup>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
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
        <MenuLink href="/services">Services</MenuLink>
        <MenuLink href="/registration-form" variant="action">
          Register
        </MenuLink>
      </>
    ),
  },
}
export const Column: Story = {
  args: { layout: "column" },
  decorators: [
    (Story) => (
      <div className="w-80 bg-surface-raised p-4">
        <Story />
      </div>
    ),
  ],
}
