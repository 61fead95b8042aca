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
export const AllStars: Story = { args: { value: 5 } }
export const OneStar: Story = { args: { value: 1 } }
export const RoundedToHalves: Story = { args: { value: 3.3 } }
