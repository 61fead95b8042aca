import type { Meta, StoryObj } from "@storybook/react-vite"
import { healthNote } from "./animal-health.fixture"
import { HealthLine } from "./health-line"

const meta = {
  title: "shared/HealthLine",
  component: HealthLine,
  args: { copy: healthNote },
} satisfies Meta<typeof HealthLine>
export default meta
type Story = StoryObj<typeof meta>

export const BelowTheBanner: Story = {}
