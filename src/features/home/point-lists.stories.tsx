import type { Meta, StoryObj } from "@storybook/react-vite"
import { pointListsWords } from "./home-4.fixture"
import { PointLists } from "./point-lists"

const meta = {
  title: "sections/PointLists",
  component: PointLists,
  args: { words: pointListsWords },
} satisfies Meta<typeof PointLists>
export default meta
type Story = StoryObj<typeof meta>

export const FarmerAndBuyer: Story = {}
