import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRows } from "./office.fixture"
import { PackingSheet } from "./packing-sheet"

const meta = {
  title: "features/office/PackingSheet",
  component: PackingSheet,
  tags: ["autodocs"],
  args: { copy: officeCopy, site: officeFacts, rows: someRows, today: officeDay },
} satisfies Meta<typeof PackingSheet>
export default meta
type Story = StoryObj<typeof meta>

export const OpenOrders: Story = {}
