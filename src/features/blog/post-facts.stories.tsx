import type { Meta, StoryObj } from "@storybook/react-vite"

import { PostFacts } from "./post-facts"

const meta = {
  title: "features/blog/PostFacts",
  component: PostFacts,
  args: { author: "Nakato Prossy", comments: 2 },
} satisfies Meta<typeof PostFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const One: Story = { args: { comments: 1 } }
