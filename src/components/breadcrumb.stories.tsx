import type { Meta, StoryObj } from "@storybook/react-vite"
import { Breadcrumb } from "./breadcrumb"

const meta = {
  title: "components/Breadcrumb",
  component: Breadcrumb,
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
