import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, post } from "./blog.fixture"
import { CommentFields } from "./comment-fields"

const meta = {
  title: "features/blog/CommentFields",
  component: CommentFields,
  args: { copy: blogCopy, post: post.title },
} satisfies Meta<typeof CommentFields>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
