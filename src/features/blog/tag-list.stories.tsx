import type { Meta, StoryObj } from "@storybook/react-vite"
import { tags } from "./blog.fixture"
import { TagList } from "./tag-list"

const meta = {
  title: "features/blog/TagList",
  component: TagList,
  args: { tags, route: "/blog-with-sidebar" },
} satisfies Meta<typeof TagList>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const OneChosen: Story = { args: { current: "Dairy" } }
