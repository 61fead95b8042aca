import type { Meta, StoryObj } from "@storybook/react-vite"
import { searchCopy } from "./search.fixture"
import { SearchResults } from "./search-results"
import { SiteMap } from "../site-map/site-map"
import { siteMap } from "../site-map/site-map.fixture"

const meta = {
  title: "features/search/SearchResults",
  component: SearchResults,
  args: {
    copy: searchCopy,
    search: "",
    children: <SiteMap groups={siteMap} title="Or look through everything" />,
  },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

/** As it stands in the HTML. Results, and an answer to none, are stories of their blocks. */
export const BeforeASearch: Story = {}
