import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords } from "./blog.fixture"
import { Comments } from "./comments"

const meta = {
  title: "blocks/Comments",
  component: Comments,
  args: { title: blogWords.commentsTitle, comments: blogWords.comments },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
