import type { Meta, StoryObj } from "@storybook/react-vite"
import { facts, knownFacts } from "../../shared/rules.fixture"
import { Governance } from "./governance"

const meta = {
  title: "features/about/Governance",
  component: Governance,
  args: {
    copy: {
      eyebrow: "Who runs it",
      title: "Who runs CaFN",
      lead: "What is not yet published says so here.",
      button: null,
      foldedTitle: "The answers, and whom to ask for more",
      facts,
      measuredTitle: "How we measure",
      measuredNote: "What was measured is not yet published.",
      asks: {
        title: "Partners, donors and journalists",
        lead: "Each line opens an email.",
        items: [{ id: 1, label: "Questions of a journalist", subject: "Press" }],
      },
    },
    claims: [
      { jsonId: 1, words: "83% livestock empowerment", measured: null },
      {
        jsonId: 2,
        words: "youth participation up 40%",
        measured: { what: "Members under 30 counted.", where: "in Lira", when: "March 2026", by: "the office" },
      },
    ],
  },
} satisfies Meta<typeof Governance>
export default meta
type Story = StoryObj<typeof meta>

export const NotYetPublished: Story = {}
export const Known: Story = { args: { copy: { ...meta.args.copy, facts: knownFacts } } }
