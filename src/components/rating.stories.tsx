import type { Meta, StoryObj } from "@storybook/react-vite"
import { Rating } from "./rating"

const meta = {
  title: "components/Rating",
  component: Rating,
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const HalfStars: Story = {}
