import type { Meta, StoryObj } from "@storybook/react-vite"
import { Rating } from "./rating"

const meta = {
  title: "components/Rating",
  component: Rating,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "Shows a rating of one to five stars, to the nearest half. To give a rating use `StarPicker`.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is an image named “Rated 4.5 out of 5”.",
        "Empty stars have an outline, so that the rating reads without colour.",
      ],
    },
  },
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const HalfStars: Story = {}
export const AllStars: Story = { args: { value: 5 } }
export const OneStar: Story = { args: { value: 1 } }
export const RoundedToHalves: Story = { args: { value: 3.3 } }
