import type { Meta, StoryObj } from "@storybook/react-vite"
import { contactFormWords, contactReach, supportHours } from "./contact.fixture"
import { Office } from "./office"

const meta = {
  title: "sections/Office",
  component: Office,
  args: { reach: contactReach, form: contactFormWords, supportHours },
} satisfies Meta<typeof Office>
export default meta
type Story = StoryObj<typeof meta>

export const Kabalagala: Story = {}
