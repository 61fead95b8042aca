import type { Meta, StoryObj } from "@storybook/react-vite"
import { milestones } from "./about.fixture"
import { Milestones } from "./milestones"

const meta = {
  title: "features/about/Milestones",
  component: Milestones,
  args: { copy: milestones },
} satisfies Meta<typeof Milestones>
export default meta
type Story = StoryObj<typeof meta>

export const FromLorryToNetwork: Story = {}
