import type { Meta, StoryObj } from "@storybook/react-vite"
import { posts } from "../../shared/content.fixture"
import { PostCard } from "./post-card"

const meta = {
  title: "features/blog/PostCard",
  component: PostCard,
  args: { post: posts[0] },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>
export default meta
type Story = StoryObj<typeof meta>

export const InATeaser: Story = {}

export const OneComment: Story = { args: { post: { ...posts[1], comments: 1 }, level: 2 } }

export const LongCopy: Story = {
  args: {
    post: {
      ...posts[1],
      title: "Biogas from Four Cows: What the Digester Cost, What It Saves, and Everything We Would Do Differently",
      author: "Tumwesigye Bernard, Byamukama Allen and the Kabale biogas group",
      comments: 128,
    },
  },
}

/** Alone in its line, as in the list with a sidebar: the title is larger, and leads to the page that has it as well. */
export const InAColumn: Story = {
  args: { variant: "column", level: 2, href: "/blog-single-with-sidebar/2", priority: true },
}

export const OneOfThree: Story = { args: { variant: "third" } }
