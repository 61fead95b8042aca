import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, someRows } from "./office.fixture"
import { RowFilters } from "./row-filters"
import { NO_FILTER } from "./table"

const meta = {
  title: "features/office/RowFilters",
  component: RowFilters,
  tags: ["autodocs"],
  args: { copy: officeCopy.filters, rows: someRows, shown: 3, filter: NO_FILTER, onChange: () => {} },
} satisfies Meta<typeof RowFilters>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const OnePlace: Story = { args: { shown: 1, filter: { ...NO_FILTER, place: "Gulu" } } }
