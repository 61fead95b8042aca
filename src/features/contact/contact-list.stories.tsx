import type { Meta, StoryObj } from "@storybook/react-vite"
import { ContactList } from "./contact-list"

const meta = {
  title: "features/contact/ContactList",
  component: ContactList,
  args: {
    address: "Plot 1, Kabalagala, Kampala, Uganda",
    email: "hello@cafn.example",
    telephones: [
      { label: "Office", number: "+256 000 000 001" },
      { label: "Membership", number: "+256 000 000 002" },
      { label: "Markets and orders", number: "+256 000 000 003" },
    ],
  },
} satisfies Meta<typeof ContactList>
export default meta
type Story = StoryObj<typeof meta>

export const Office: Story = {}

export const OnDeepForest: Story = {
  decorators: [
    (Story) => (
      <div className="theme-deep max-w-xs p-6">
        <Story />
      </div>
    ),
  ],
}

export const WithoutTelephone: Story = { args: { telephones: [] } }
