import type { Meta, StoryObj } from "@storybook/react-vite"
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion"

const questions = {
  "What does membership cost?": "UGX 50,000 a year. New members get a discount on their first order from the shop.",
  "How soon is an insurance claim paid?": "Within 14 days. A theft must be reported to the police within 24 hours.",
}

const meta = {
  title: "components/Accordion",
  component: Accordion,
  args: {
    children: Object.entries(questions).map(([question, answer]) => (
      <AccordionItem key={question} value={question}>
        <AccordionTrigger>{question}</AccordionTrigger>
        <AccordionContent>{answer}</AccordionContent>
      </AccordionItem>
    )),
  },
  decorators: [
    (Story) => (
      <section>
        <h2 className="mb-5 font-display text-2xl font-bold text-ink-strong">Questions that members ask</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = { args: { defaultValue: "What does membership cost?" } }
