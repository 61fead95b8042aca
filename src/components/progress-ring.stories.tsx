import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProgressRing } from "./progress-ring"

const meta = {
  title: "components/ProgressRing",
  component: ProgressRing,
  args: { value: 83 },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const EightyThree: Story = {}
