import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords, post } from "./blog.fixture"
import { CommentForm } from "./comment-form"

const meta = {
  title: "blocks/CommentForm",
  component: CommentForm,
  args: { words: blogWords, post: post.title },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
