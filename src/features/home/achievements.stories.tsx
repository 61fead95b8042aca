import type { Meta, StoryObj } from "@storybook/react-vite"
import { Achievements } from "./achievements"
import { achievementsWords } from "./home.fixture"

const meta = {
  title: "sections/Achievements",
  component: Achievements,
  args: { words: achievementsWords },
} satisfies Meta<typeof Achievements>
export default meta
type Story = StoryObj<typeof meta>

export const TwoRings: Story = {}
export const WithoutButton: Story = { args: { words: { ...achievementsWords, lead: null, button: null } } }
