import type { Meta, StoryObj } from "@storybook/react-vite"
import { reviewWords } from "./product.fixture"
import { Reviews } from "./reviews"

const meta = {
  title: "blocks/Reviews",
  component: Reviews,
  args: { reviews: reviewWords.reviews, note: reviewWords.reviewsNote },
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>

export const Samples: Story = {}

export const OfBuyers: Story = { args: { note: null } }
