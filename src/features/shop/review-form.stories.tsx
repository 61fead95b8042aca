import type { Meta, StoryObj } from "@storybook/react-vite"
import { reviewWords } from "./product.fixture"
import { ReviewForm } from "./review-form"

const meta = {
  title: "blocks/ReviewForm",
  component: ReviewForm,
  args: { words: reviewWords, title: "Fresh Milk" },
} satisfies Meta<typeof ReviewForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
