import type { Meta, StoryObj } from "@storybook/react-vite"
import { reviewCopy } from "./product.fixture"
import { Reviews } from "./reviews"

const meta = {
  title: "features/shop/Reviews",
  component: Reviews,
  args: { reviews: reviewCopy.reviews },
} satisfies Meta<typeof Reviews>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
