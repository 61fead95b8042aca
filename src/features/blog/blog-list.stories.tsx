import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogPage, blogCopy, listedPosts, sidebar, tags } from "./blog.fixture"
import { searchCutCopy } from "../../shared/search-cut.fixture"
import { PostSidebar } from "./post-sidebar"
import { BlogList } from "./blog-list"

const meta = {
  title: "features/blog/BlogList",
  component: BlogList,
  args: {
    route: "/blog-standard",
    search: "",
    page: blogPage,
    posts: listedPosts,
    copy: blogCopy,
    cutCopy: searchCutCopy,
    tags,
  },
} satisfies Meta<typeof BlogList>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const WithSidebar: Story = {
  args: { route: "/blog-with-sidebar", sidebar: <PostSidebar copy={blogCopy} {...sidebar} /> },
}

export const TwoColumns: Story = { args: { route: "/blog-2-column", page: { ...blogPage, limit: 4 } } }

/** All posts on one page: no page numbers. */
export const ThreeColumns: Story = {
  args: { route: "/blog-3-column", page: { number: 1, pages: 1, total: 3, skip: 0, limit: 6 } },
}
