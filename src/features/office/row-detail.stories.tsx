import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRow, someRows } from "./office.fixture"
import { RowDetail } from "./row-detail"

const meta = {
  title: "features/office/RowDetail",
  component: RowDetail,
  tags: ["autodocs"],
  args: { row: someRows[0] ?? someRow, copy: officeCopy, site: officeFacts, today: officeDay, onReceipt: () => {} },
} satisfies Meta<typeof RowDetail>
export default meta
type Story = StoryObj<typeof meta>

export const CameTwice: Story = {}
