import type { Meta, StoryObj } from "@storybook/react-vite"
import { NothingFound } from "./nothing-found"
import { searchWords } from "./search.fixture"

const meta = {
  title: "blocks/NothingFound",
  component: NothingFound,
  args: { words: searchWords.nothing, query: "camels & llamas" },
} satisfies Meta<typeof NothingFound>
export default meta
type Story = StoryObj<typeof meta>

export const WithTheWords: Story = {}
