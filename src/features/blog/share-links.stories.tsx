import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, post } from "./blog.fixture"
import { ShareLinks } from "./share-links"

const meta = {
  title: "features/blog/ShareLinks",
  component: ShareLinks,
  args: { copy: blogCopy.share, title: post.title, url: "https://cafn.example/blog-single/1" },
} satisfies Meta<typeof ShareLinks>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPost: Story = {}

/** Under a post's picture. */
export const InARow: Story = { args: { variant: "row" } }
