import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords, sidebar } from "./blog.fixture"
import { PostSidebar } from "./post-sidebar"

const meta = {
  title: "blocks/PostSidebar",
  component: PostSidebar,
  args: { words: blogWords, ...sidebar },
} satisfies Meta<typeof PostSidebar>
export default meta
type Story = StoryObj<typeof meta>

export const BesideAPost: Story = {}

export const BesideATag: Story = { args: { tag: "Dairy" } }
