import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, nextPost, post, previousPost, sidebar } from "./blog.fixture"
import { CommentForm } from "./comment-form"
import { PostSidebar } from "./post-sidebar"
import { PostDetail } from "./post-detail"

const meta = {
  title: "features/blog/PostDetail",
  component: PostDetail,
  args: {
    post,
    copy: blogCopy,
    previous: previousPost,
    next: nextPost,
    commentForm: <CommentForm copy={blogCopy} post={post.title} />,
  },
} satisfies Meta<typeof PostDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const WithSidebar: Story = { args: { sidebar: <PostSidebar copy={blogCopy} {...sidebar} /> } }

/** The only post that there is has no neighbours. */
export const TheOnlyPost: Story = { args: { previous: null, next: null } }
