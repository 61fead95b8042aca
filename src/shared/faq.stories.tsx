import type { Meta, StoryObj } from "@storybook/react-vite"
import { faqs } from "./faq.fixture"
import { Faq } from "./faq"

const meta = {
  title: "shared/Faq",
  component: Faq,
  args: { items: faqs },
  // Questions stand under a heading of the page.
  decorators: [
    (Story) => (
      <section aria-labelledby="questions" className="max-w-2xl">
        <h2 id="questions">Frequently asked questions</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Faq>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOneOpen: Story = {}

export const OneQuestion: Story = {
  args: { items: [{ question: "FAQ information coming soon", answer: "Detailed FAQs will be available soon." }] },
}
