import type { Meta, StoryObj } from "@storybook/react-vite"
import { Breadcrumb } from "./breadcrumb"

const meta = {
  title: "components/Breadcrumb",
  component: Breadcrumb,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "Shows where a page stands, above its title. `PageBanner` brings one: use it alone only where there is no banner. Give the way from the home page down to the page itself.",
      keyboard: ["`Tab` moves from link to link, `Enter` opens one."],
      accessibility: [
        "It is a navigation named “Breadcrumb” with an ordered list.",
        'The last entry has no `href`: it is the page itself, marked with `aria-current="page"`.',
        "The arrows between the entries are decoration and are not read.",
      ],
    },
  },
  args: { items: [{ label: "Home", href: "/" }, { label: "Gallery" }] },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLevels: Story = {}
export const ThreeLevels: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Services", href: "/services" },
      { label: "Caring for the Environment" },
    ],
  },
}
