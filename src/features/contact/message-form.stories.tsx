import type { Meta, StoryObj } from "@storybook/react-vite"
import { contactFormCopy } from "./contact.fixture"
import { MessageForm } from "./message-form"

const meta = {
  title: "features/contact/MessageForm",
  component: MessageForm,
  args: { copy: contactFormCopy, endpoint: null, chatNumber: "+256 000 000 001" },
} satisfies Meta<typeof MessageForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
