import type { Meta, StoryObj } from "@storybook/react-vite"
import { SearchCut } from "./search-cut"
import { searchCutCopy } from "./search-cut.fixture"

const meta = {
  title: "shared/SearchCut",
  component: SearchCut,
  args: { copy: searchCutCopy },
} satisfies Meta<typeof SearchCut>
export default meta
type Story = StoryObj<typeof meta>

export const TooLong: Story = {}
