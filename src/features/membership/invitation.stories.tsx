import type { Meta, StoryObj } from "@storybook/react-vite"
import { Invitation } from "./invitation"

const meta = {
  title: "features/membership/Invitation",
  component: Invitation,
  args: {
    copy: {
      title: "Bring your questions to a meeting",
      lead: "Groups meet in every region.",
      button: { label: "Join Our Network", href: "/registration-form" },
    },
  },
} satisfies Meta<typeof Invitation>
export default meta
type Story = StoryObj<typeof meta>

export const Join: Story = {}

export const HeadingOnly: Story = { args: { copy: { title: "Come and see", lead: null, button: null } } }
