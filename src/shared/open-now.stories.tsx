import type { Meta, StoryObj } from "@storybook/react-vite"
import { OpenNow } from "./open-now"
import { openingHours, openNowCopy } from "./opening-hours.fixture"

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

const meta = {
  title: "shared/OpenNow",
  component: OpenNow,
  args: { hours: openingHours, copy: openNowCopy },
} satisfies Meta<typeof OpenNow>
export default meta
type Story = StoryObj<typeof meta>

/** Hours that are the same at every moment at which somebody looks. */
export const Open: Story = {
  args: { hours: [{ label: "Every day", days: week, opens: "00:00", closes: "24:00" }] },
}

/** Nothing is said about an office that has no hours. */
export const NeverOpen: Story = {
  args: { hours: [{ label: "Every day", days: week, opens: null, closes: null }] },
}
