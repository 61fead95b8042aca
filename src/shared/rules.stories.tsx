import type { Meta, StoryObj } from "@storybook/react-vite"
import { RulePart } from "./rule-part"
import { Rules } from "./rules"
import { membership, returns } from "./rules.fixture"

const meta = {
  title: "shared/Rules",
  component: Rules,
  args: {
    parts: [returns, membership],
    children: [returns, membership].map((part) => <RulePart key={part.key} part={part} />),
  },
} satisfies Meta<typeof Rules>
export default meta
type Story = StoryObj<typeof meta>

export const TwoParts: Story = {}
