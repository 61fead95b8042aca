import type { Meta, StoryObj } from "@storybook/react-vite"
import { FarmerCard } from "./farmer-card"
import { photograph } from "../../shared/picture.fixture"
import { farmers } from "../../shared/people.fixture"

const meta = {
  title: "features/farmers/FarmerCard",
  component: FarmerCard,
  args: { farmer: farmers[0] },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FarmerCard>
export default meta
type Story = StoryObj<typeof meta>

export const InARow: Story = {}

export const OnItsOwnPage: Story = { args: { farmer: farmers[1], level: 2 } }

/** A photograph of a farmer beside the drawing of another. */
export const Photograph: Story = {
  args: { farmer: { ...farmers[0], thumb: photograph } },
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <FarmerCard {...args} />
      <FarmerCard farmer={farmers[1]} />
    </div>
  ),
}

export const LongCopy: Story = {
  args: {
    farmer: {
      ...farmers[2],
      name: "Nabbosa-Nakayiwa Tuhairwe Immaculate",
      title: "Keeper of local hens and of the network's vaccination calendar",
      district: "Namisindwa",
    },
  },
}
