import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRow, someRows } from "./office.fixture"
import { RowLine } from "./row-line"
import { rowTableStyles } from "./row-table-styles"

const meta = {
  title: "features/office/RowLine",
  component: RowLine,
  tags: ["autodocs"],
  args: {
    ...{ row: someRows[0] ?? someRow, copy: officeCopy, site: officeFacts, today: officeDay },
    ...{ onState: () => {}, onReceipt: () => {} },
  },
  decorators: [
    (Story) => (
      <div data-slot="row-table">
        <style href="office-row-table" precedence="default">
          {rowTableStyles}
        </style>
        <table aria-label="Orders">
          <tbody>
            <Story />
          </tbody>
        </table>
      </div>
    ),
  ],
} satisfies Meta<typeof RowLine>
export default meta
type Story = StoryObj<typeof meta>

export const CameTwice: Story = {}
