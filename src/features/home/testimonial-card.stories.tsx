import type { Meta, StoryObj } from "@storybook/react-vite"
import { testimonials } from "../../shared/people.fixture"
import { TestimonialCard } from "./testimonial-card"

const meta = {
  title: "features/home/TestimonialCard",
  component: TestimonialCard,
  args: { testimonial: testimonials[0] },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestimonialCard>
export default meta
type Story = StoryObj<typeof meta>

export const FiveStars: Story = {}
export const HalfStars: Story = { args: { testimonial: testimonials[1] } }
export const ShortCopy: Story = { args: { testimonial: { ...testimonials[2], testimonial: "My hens are alive." } } }
