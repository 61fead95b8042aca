import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords } from "./blog.fixture"
import { AuthorBox } from "./author-box"

const meta = { title: "blocks/AuthorBox", component: AuthorBox, args: { words: blogWords.authorBox } } satisfies Meta<
  typeof AuthorBox
>
export default meta
type Story = StoryObj<typeof meta>

export const BelowAPost: Story = {}
