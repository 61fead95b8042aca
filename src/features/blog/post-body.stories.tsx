import type { Meta, StoryObj } from "@storybook/react-vite"
import { post } from "./blog.fixture"
import { PostBody } from "./post-body"

const meta = { title: "features/blog/PostBody", component: PostBody, args: { body: post.body } } satisfies Meta<
  typeof PostBody
>
export default meta
type Story = StoryObj<typeof meta>

/** A paragraph, a heading, a list, and quotes with and without a name. */
export const EveryBlock: Story = {}
