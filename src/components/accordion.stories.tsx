import type { Meta, StoryObj } from "@storybook/react-vite"
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion"

const questions = [
  {
    value: "fee",
    question: "What does membership cost?",
    answer: "UGX 50,000 a year. New members get a discount on their first order from the shop.",
  },
  {
    value: "orders",
    question: "When are group orders placed?",
    answer: "We collect orders by the 25th of each month, so that feed and vaccines come at the price of a full lorry.",
  },
  {
    value: "claims",
    question: "How soon is an insurance claim paid?",
    answer: "Within 14 days. A theft must be reported to the police within 24 hours.",
  },
]

const meta = {
  title: "components/Accordion",
  component: Accordion,
  args: {
    children: questions.map(({ value, question, answer }) => (
      <AccordionItem key={value} value={value}>
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

export const FirstOpen: Story = { args: { defaultValue: "fee" } }
