import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay } from "./office.fixture"
import { KeepRows } from "./keep-rows"

const meta = {
  title: "features/office/KeepRows",
  component: KeepRows,
  tags: ["autodocs"],
  args: { copy: officeCopy.keep, today: officeDay },
} satisfies Meta<typeof KeepRows>
export default meta
type Story = StoryObj<typeof meta>

export const NotKept: Story = {}
