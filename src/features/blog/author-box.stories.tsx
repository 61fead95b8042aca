import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy } from "./blog.fixture"
import { AuthorBox } from "./author-box"

const meta = {
  title: "features/blog/AuthorBox",
  component: AuthorBox,
  args: { copy: blogCopy.authorBox },
} satisfies Meta<typeof AuthorBox>
export default meta
type Story = StoryObj<typeof meta>

export const BelowAPost: Story = {}
