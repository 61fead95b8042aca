import type { Meta, StoryObj } from "@storybook/react-vite"
import { ContactForm } from "./contact-form"
import { contactOptions } from "../../shared/people.fixture"

const meta = {
  title: "features/contact/ContactForm",
  component: ContactForm,
  args: {
    copy: {
      categoryPlaceholder: "Who are you?",
      interestPlaceholder: "What is it about?",
      submitLabel: "Send message",
      successMessage:
        "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
    },
    options: contactOptions,
    endpoint: null,
  },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Nobody answers at this address: sending says so and keeps what was typed. */
export const PostedSomewhere: Story = { args: { endpoint: "https://forms.cafn.example/contact" } }
