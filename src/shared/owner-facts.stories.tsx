import type { Meta, StoryObj } from "@storybook/react-vite"
import { OwnerFacts } from "./owner-facts"
import { facts, knownFacts } from "./rules.fixture"

const meta = {
  title: "shared/OwnerFacts",
  component: OwnerFacts,
  args: { facts },
} satisfies Meta<typeof OwnerFacts>
export default meta
type Story = StoryObj<typeof meta>

export const NotYetPublished: Story = {}
export const Known: Story = { args: { facts: knownFacts } }
