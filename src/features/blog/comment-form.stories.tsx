import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, post } from "./blog.fixture"
import { CommentForm } from "./comment-form"

const meta = {
  title: "features/blog/CommentForm",
  component: CommentForm,
  args: { copy: blogCopy, post: post.title },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
