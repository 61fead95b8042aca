import type { Meta, StoryObj } from "@storybook/react-vite"
import { Breadcrumb } from "./breadcrumb"

const meta = {
  title: "components/Breadcrumb",
  component: Breadcrumb,
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Services", href: "/services" },
      { label: "Caring for the Environment" },
    ],
  },
}
