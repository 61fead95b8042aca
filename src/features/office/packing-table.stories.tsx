import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, someRows } from "./office.fixture"
import { PackingTable } from "./packing-table"

const meta = {
  title: "features/office/PackingTable",
  component: PackingTable,
  tags: ["autodocs"],
  args: { copy: officeCopy.packing, rows: someRows, onPrint: () => {} },
} satisfies Meta<typeof PackingTable>
export default meta
type Story = StoryObj<typeof meta>

export const SomeGoods: Story = {}

export const Nothing: Story = { args: { rows: [] } }
