import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressBar } from "./progress-bar"

const meta = {
  title: "components/ProgressBar",
  component: ProgressBar,
  args: { value: 91, label: "Milk hygiene" },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Skill: Story = {}
