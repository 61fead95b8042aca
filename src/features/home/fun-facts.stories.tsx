import type { Meta, StoryObj } from "@storybook/react-vite"
import { funFacts, funFactsCopy } from "./home-2.fixture"
import { FunFacts } from "./fun-facts"

const meta = {
  title: "features/home/FunFacts",
  component: FunFacts,
  args: { copy: funFactsCopy, facts: funFacts },
} satisfies Meta<typeof FunFacts>
export default meta
type Story = StoryObj<typeof meta>

export const OnForest: Story = {}

export const OnThePage: Story = { args: { tone: "plain" } }
