import type { Meta, StoryObj } from "@storybook/react-vite"
import { dangers, report, review } from "./animal-health.fixture"
import { Dangers } from "./dangers"

const meta = {
  title: "features/animal-health/Dangers",
  component: Dangers,
  args: { dangers, report, review },
} satisfies Meta<typeof Dangers>
export default meta
type Story = StoryObj<typeof meta>

export const NotReviewedYet: Story = {}

export const Reviewed: Story = {
  args: {
    review: {
      ...review,
      last: { by: "District veterinary officer, Lira", date: { day: 3, month: "Dec", year: 2026 } },
    },
  },
}
