import type { Meta, StoryObj } from "@storybook/react-vite"
import { phoneBook } from "./contact.fixture"
import { PhoneBook } from "./phone-book"

const meta = {
  title: "features/contact/PhoneBook",
  component: PhoneBook,
  args: { copy: phoneBook },
} satisfies Meta<typeof PhoneBook>
export default meta
type Story = StoryObj<typeof meta>

export const Numbers: Story = {}
