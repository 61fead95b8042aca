import type { Meta, StoryObj } from "@storybook/react-vite"
import { NothingFound } from "./nothing-found"
import { searchCopy } from "./search.fixture"

const meta = {
  title: "features/search/NothingFound",
  component: NothingFound,
  args: { copy: searchCopy.nothing, query: "camels & llamas" },
} satisfies Meta<typeof NothingFound>
export default meta
type Story = StoryObj<typeof meta>

export const WithTheCopy: Story = {}
