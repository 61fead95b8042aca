import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords, post } from "./blog.fixture"
import { CommentFields } from "./comment-fields"

const meta = {
  title: "blocks/CommentFields",
  component: CommentFields,
  args: { words: blogWords, post: post.title },
} satisfies Meta<typeof CommentFields>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
