import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy } from "./blog.fixture"
import { Comments } from "./comments"

const meta = {
  title: "features/blog/Comments",
  component: Comments,
  args: { title: blogCopy.commentsTitle, comments: blogCopy.comments },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
