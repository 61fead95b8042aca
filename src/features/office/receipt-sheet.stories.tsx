import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRow } from "./office.fixture"
import { ReceiptSheet } from "./receipt-sheet"

const meta = {
  title: "features/office/ReceiptSheet",
  component: ReceiptSheet,
  tags: ["autodocs"],
  args: { copy: officeCopy, site: officeFacts, row: someRow, today: officeDay },
} satisfies Meta<typeof ReceiptSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
