import type { Meta, StoryObj } from "@storybook/react-vite"
import { posts } from "../../shared/content.fixture"
import { LatestPosts } from "./latest-posts"
import { postsWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/LatestPosts",
  component: LatestPosts,
  args: { words: postsWords, posts },
} satisfies Meta<typeof LatestPosts>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
