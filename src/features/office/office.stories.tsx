import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeFacts } from "./office.fixture"
import { Office } from "./office"

const meta = {
  title: "features/office/Office",
  component: Office,
  tags: ["autodocs"],
  args: { copy: officeCopy, site: officeFacts },
} satisfies Meta<typeof Office>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeItsScripts: Story = {}
