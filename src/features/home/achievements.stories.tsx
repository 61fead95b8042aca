import type { Meta, StoryObj } from "@storybook/react-vite"
import { Achievements } from "./achievements"
import { achievementsCopy } from "./home.fixture"

const meta = {
  title: "features/home/Achievements",
  component: Achievements,
  args: { copy: achievementsCopy },
} satisfies Meta<typeof Achievements>
export default meta
type Story = StoryObj<typeof meta>

export const TwoRings: Story = {}
export const WithoutButton: Story = { args: { copy: { ...achievementsCopy, lead: null, button: null } } }
