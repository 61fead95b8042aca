import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeFacts } from "./office.fixture"
import OfficeDesk from "./office-desk"
import { readSource } from "./read-source"

const meta = {
  title: "features/office/OfficeDesk",
  component: OfficeDesk,
  tags: ["autodocs"],
  args: { copy: officeCopy, site: officeFacts, read: readSource },
} satisfies Meta<typeof OfficeDesk>
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {}
