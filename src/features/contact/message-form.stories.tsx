import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy } from "./contact.fixture"
import { MessageForm } from "./message-form"

const meta = {
  title: "features/contact/MessageForm",
  component: MessageForm,
  args: { copy: officeCopy.form, endpoint: null },
} satisfies Meta<typeof MessageForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
