import type { Meta, StoryObj } from "@storybook/react-vite"
import { pointListsCopy } from "./home-4.fixture"
import { PointLists } from "./point-lists"

const meta = {
  title: "features/home/PointLists",
  component: PointLists,
  args: { copy: pointListsCopy },
} satisfies Meta<typeof PointLists>
export default meta
type Story = StoryObj<typeof meta>

export const FarmerAndBuyer: Story = {}
