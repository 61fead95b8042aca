import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRows } from "./office.fixture"
import { RowTable } from "./row-table"

const meta = {
  title: "features/office/RowTable",
  component: RowTable,
  tags: ["autodocs"],
  args: {
    ...{ name: "orders", empty: officeCopy.tables.empty, rows: someRows, copy: officeCopy, site: officeFacts },
    ...{ today: officeDay, onState: () => {}, onReceipt: () => {} },
  },
} satisfies Meta<typeof RowTable>
export default meta
type Story = StoryObj<typeof meta>

export const Orders: Story = {}

export const Empty: Story = { args: { rows: [] } }
