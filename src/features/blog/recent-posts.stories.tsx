import type { Meta, StoryObj } from "@storybook/react-vite"
import { sidebar } from "./blog.fixture"
import { RecentPosts } from "./recent-posts"

const meta = {
  title: "features/blog/RecentPosts",
  component: RecentPosts,
  args: { posts: sidebar.recent },
} satisfies Meta<typeof RecentPosts>
export default meta
type Story = StoryObj<typeof meta>

/** The first and the last title are cut. */
export const Three: Story = {}
