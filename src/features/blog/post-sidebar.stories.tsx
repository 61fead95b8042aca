import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, sidebar } from "./blog.fixture"
import { PostSidebar } from "./post-sidebar"

const meta = {
  title: "features/blog/PostSidebar",
  component: PostSidebar,
  args: { copy: blogCopy, ...sidebar },
} satisfies Meta<typeof PostSidebar>
export default meta
type Story = StoryObj<typeof meta>

export const BesideAPost: Story = {}

export const BesideATag: Story = { args: { tag: "Dairy" } }
