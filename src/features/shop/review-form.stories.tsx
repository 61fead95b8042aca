import type { Meta, StoryObj } from "@storybook/react-vite"
import { reviewCopy } from "./product.fixture"
import { ReviewForm } from "./review-form"

const meta = {
  title: "features/shop/ReviewForm",
  component: ReviewForm,
  args: { copy: reviewCopy, title: "Fresh Milk" },
} satisfies Meta<typeof ReviewForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
