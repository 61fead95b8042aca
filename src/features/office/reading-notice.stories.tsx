import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, someRows } from "./office.fixture"
import { ReadingNotice } from "./reading-notice"

const meta = {
  title: "features/office/ReadingNotice",
  component: ReadingNotice,
  tags: ["autodocs"],
  args: {
    copy: officeCopy.bringIn,
    outcome: { rows: [...someRows], messages: 3, ownLines: 2, unknownDates: 1, unclearDate: "5/11/2026" },
  },
} satisfies Meta<typeof ReadingNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {}

export const Picture: Story = { args: { outcome: { problem: "picture" } } }
