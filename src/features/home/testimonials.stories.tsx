import type { Meta, StoryObj } from "@storybook/react-vite"
import { testimonials } from "../../shared/people.fixture"
import { Testimonials } from "./testimonials"
import { testimonialsWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/Testimonials",
  component: Testimonials,
  args: { words: testimonialsWords, testimonials },
} satisfies Meta<typeof Testimonials>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
