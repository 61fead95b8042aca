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
      facts,
      measuredTitle: "How we measure",
      measured: {
        missing: "Not yet published. Ask us for it.",
        items: [{ id: 1, label: "83% livestock empowerment", value: null, href: null }],
      },
    },
  },
} satisfies Meta<typeof Governance>
export default meta
type Story = StoryObj<typeof meta>

export const NotYetPublished: Story = {}
export const Known: Story = { args: { copy: { ...meta.args.copy, facts: knownFacts } } }
