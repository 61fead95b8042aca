import type { Meta, StoryObj } from "@storybook/react-vite"
import { PostBody } from "./post-body"
import { PostSidebar } from "./post-sidebar"
import { blogCopy, post, sidebar } from "./blog.fixture"
import { BlogFrame } from "./blog-frame"

const meta = {
  title: "features/blog/BlogFrame",
  component: BlogFrame,
  args: { width: "measure", children: <PostBody body={post.body} /> },
} satisfies Meta<typeof BlogFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const WithSidebar: Story = { args: { sidebar: <PostSidebar copy={blogCopy} {...sidebar} /> } }
