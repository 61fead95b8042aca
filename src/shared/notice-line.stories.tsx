import type { Meta, StoryObj } from "@storybook/react-vite"
import { noticeLines } from "./notices.fixture"
import { NoticeLine } from "./notice-line"

const meta = {
  title: "shared/NoticeLine",
  component: NoticeLine,
  args: { notices: noticeLines },
} satisfies Meta<typeof NoticeLine>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOfTwo: Story = {}

export const StillToCome: Story = {
  args: { notices: noticeLines.map((notice) => ({ ...notice, from: "2099-01-01", isValid: false })) },
}
