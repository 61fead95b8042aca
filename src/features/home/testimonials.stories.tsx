import type { Meta, StoryObj } from "@storybook/react-vite"
import { testimonials } from "../../shared/people.fixture"
import { Testimonials } from "./testimonials"
import { testimonialsCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/home/Testimonials",
  component: Testimonials,
  args: { copy: testimonialsCopy, testimonials },
} satisfies Meta<typeof Testimonials>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
