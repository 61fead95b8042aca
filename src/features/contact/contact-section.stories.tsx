import type { Meta, StoryObj } from "@storybook/react-vite"
import { contactOptions } from "../../shared/people.fixture"
import { ContactSection } from "./contact-section"
import { contactWords } from "../home/home.fixture"

const meta = {
  title: "sections/ContactSection",
  component: ContactSection,
  args: { words: contactWords, options: contactOptions },
} satisfies Meta<typeof ContactSection>
export default meta
type Story = StoryObj<typeof meta>

export const BesideAPicture: Story = {}
