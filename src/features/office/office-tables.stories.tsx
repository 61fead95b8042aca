import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRows } from "./office.fixture"
import { OfficeTables } from "./office-tables"

const meta = {
  title: "features/office/OfficeTables",
  component: OfficeTables,
  tags: ["autodocs"],
  args: {
    copy: officeCopy,
    site: officeFacts,
    rows: someRows,
    today: officeDay,
    onState: () => {},
    onReceipt: () => {},
  },
} satisfies Meta<typeof OfficeTables>
export default meta
type Story = StoryObj<typeof meta>

export const SomeMessages: Story = {}
