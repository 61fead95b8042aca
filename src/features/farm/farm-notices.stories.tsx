import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmNotices, farmNoticesCopy } from "./farm.fixture"
import { FarmNotices } from "./farm-notices"

const meta = {
  title: "features/farm/FarmNotices",
  component: FarmNotices,
  args: { notices: farmNotices, copy: farmNoticesCopy },
} satisfies Meta<typeof FarmNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {}

export const StillToCome: Story = {
  args: { notices: farmNotices.map((notice) => ({ ...notice, from: "2099-01-01", isValid: false })) },
}
