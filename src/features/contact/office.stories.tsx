import type { Meta, StoryObj } from "@storybook/react-vite"
import { contactFormCopy, contactReach, supportHours } from "./contact.fixture"
import { Office } from "./office"

const meta = {
  title: "features/contact/Office",
  component: Office,
  args: { reach: contactReach, form: contactFormCopy, supportHours },
} satisfies Meta<typeof Office>
export default meta
type Story = StoryObj<typeof meta>

export const Kabalagala: Story = {}
