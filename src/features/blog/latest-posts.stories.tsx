import type { Meta, StoryObj } from "@storybook/react-vite"
import { posts } from "../../shared/content.fixture"
import { LatestPosts } from "./latest-posts"
import { postsCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/blog/LatestPosts",
  component: LatestPosts,
  args: { copy: postsCopy, posts },
} satisfies Meta<typeof LatestPosts>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
