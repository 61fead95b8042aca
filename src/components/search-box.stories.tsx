import type { Meta, StoryObj } from "@storybook/react-vite"
import { SearchBox } from "./search-box"

const meta = {
  title: "components/SearchBox",
  component: SearchBox,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "A search with its button: for the site, a list or the blog. `action` is where the words go without scripts. Give suggestions as `children`.",
      keyboard: [
        "`Tab` moves from the box to the button.",
        "`Enter` in the box searches.",
        "`Escape` empties it, in most browsers.",
      ],
      accessibility: [
        "It is a search landmark, named by `label`; so is its box. Two on one page need two names.",
        "The placeholder is an example and never the name.",
        "An empty search does nothing. The list says what was found.",
      ],
    },
  },
  args: { label: "Search this site", action: "/search" },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Site: Story = {}
export const Posts: Story = {
  args: { label: "Search the posts", placeholder: "Keyword", action: "/blog-with-sidebar" },
}
