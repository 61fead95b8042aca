import type { Meta, StoryObj } from "@storybook/react-vite"
import { HelpNumbers } from "./help-numbers"
import { RulePart } from "./rule-part"
import { membership, returns } from "./rules.fixture"

const meta = {
  title: "shared/RulePart",
  component: RulePart,
  args: { part: returns },
} satisfies Meta<typeof RulePart>
export default meta
type Story = StoryObj<typeof meta>

export const WithPoints: Story = {}
export const WithNumbers: Story = { args: { part: membership, children: <HelpNumbers /> } }
