import type { Meta, StoryObj } from "@storybook/react-vite"
import { postPath } from "../../lib/paths"
import { blogCopy, nextPost, previousPost } from "./blog.fixture"
import { PostNeighbours } from "./post-neighbours"

const meta = {
  title: "features/blog/PostNeighbours",
  component: PostNeighbours,
  args: { copy: blogCopy.neighbours, previous: previousPost, next: nextPost, address: postPath },
} satisfies Meta<typeof PostNeighbours>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
