import type { Meta, StoryObj } from "@storybook/react-vite"
import { SentMessage } from "./sent-message"

const meta = {
  title: "shared/SentMessage",
  component: SentMessage,
  args: {
    thanks: "Thanks For Your Message",
    message: {
      kind: "question",
      number: "7K3Q-2",
      version: 1,
      fields: {
        name: "Nakato Prossy",
        email: "nakato@example.com",
        text: "May I visit with two goats?\nOn Saturday.",
      },
    },
    isPosted: false,
    onAgain: () => {},
  },
} satisfies Meta<typeof SentMessage>
export default meta
type Story = StoryObj<typeof meta>

export const NotSentYet: Story = {}

/** An address of site.json has taken it. */
export const Posted: Story = { args: { isPosted: true } }
