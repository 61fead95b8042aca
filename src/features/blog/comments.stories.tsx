import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords } from "./blog.fixture"
import { Comments } from "./comments"

const meta = {
  title: "blocks/Comments",
  component: Comments,
  args: { title: blogWords.commentsTitle, comments: blogWords.comments, note: blogWords.commentsNote },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>

export const Samples: Story = {}

export const OfReaders: Story = { args: { note: null } }
