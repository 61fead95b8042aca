import type { Meta, StoryObj } from "@storybook/react-vite"
import { postAddress } from "../../lib/paths"
import { blogWords, nextPost, previousPost } from "./blog.fixture"
import { PostNeighbours } from "./post-neighbours"

const meta = {
  title: "blocks/PostNeighbours",
  component: PostNeighbours,
  args: { words: blogWords.neighbours, previous: previousPost, next: nextPost, address: postAddress },
} satisfies Meta<typeof PostNeighbours>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
