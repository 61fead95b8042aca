import type { Meta, StoryObj } from "@storybook/react-vite"
import { pageHit, productHit } from "./search.fixture"
import { SearchResult } from "./search-result"

const meta = {
  title: "features/search/SearchResult",
  component: SearchResult,
  args: { hit: productHit, words: "milk", kind: "Product" },
} satisfies Meta<typeof SearchResult>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}
/** The words stand in its text, not in its title. */
export const Page: Story = { args: { hit: pageHit, kind: "Page" } }
