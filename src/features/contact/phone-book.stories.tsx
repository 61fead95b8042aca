import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeFacts, phoneBook } from "./contact.fixture"
import { PhoneBook } from "./phone-book"

const meta = {
  title: "features/contact/PhoneBook",
  component: PhoneBook,
  args: { copy: phoneBook, reach: officeCopy.reach, mapLink: officeFacts.mapLink },
} satisfies Meta<typeof PhoneBook>
export default meta
type Story = StoryObj<typeof meta>

export const Numbers: Story = {}
