import type { Meta, StoryObj } from "@storybook/react-vite"
import { SearchCut } from "./search-cut"
import { searchWords } from "../features/search/search.fixture"

const meta = {
  title: "blocks/SearchCut",
  component: SearchCut,
  args: { words: searchWords },
} satisfies Meta<typeof SearchCut>
export default meta
type Story = StoryObj<typeof meta>

export const TooLong: Story = {}
