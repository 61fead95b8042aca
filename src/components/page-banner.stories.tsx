import type { Meta, StoryObj } from "@storybook/react-vite"
import { Lead } from "./heading"
import { PageBanner } from "./page-banner"

const meta = {
  title: "components/PageBanner",
  component: PageBanner,
  args: { title: "About CaFN", breadcrumb: [{ label: "Home", href: "/" }, { label: "About Us" }] },
} satisfies Meta<typeof PageBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLead: Story = {
  args: { title: "Contact", children: <Lead>Call, write or walk in: the office is in Kabalagala, Kampala.</Lead> },
}
export const Tall: Story = { args: { size: "tall" } }
export const Emergency: Story = { args: { title: "Sick or dead animal", scene: "kraal", tone: "danger" } }
