import type { Meta, StoryObj } from "@storybook/react-vite"
import { story } from "./about.fixture"
import { Story } from "./story"

const meta = {
  title: "features/about/Story",
  component: Story,
  args: { copy: story },
} satisfies Meta<typeof Story>
export default meta
type Example = StoryObj<typeof meta>

export const OurStory: Example = {}
