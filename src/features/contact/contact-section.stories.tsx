import type { Meta, StoryObj } from "@storybook/react-vite"
import { contactOptions } from "../../shared/people.fixture"
import { ContactSection } from "./contact-section"
import { contactCopy } from "./contact.fixture"

const meta = {
  title: "features/contact/ContactSection",
  component: ContactSection,
  args: { copy: contactCopy, options: contactOptions },
} satisfies Meta<typeof ContactSection>
export default meta
type Story = StoryObj<typeof meta>

export const BesideAPicture: Story = {}
