import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmer } from "./team.fixture"
import { FarmerDetail } from "./farmer-detail"

const meta = {
  title: "features/farmers/FarmerDetail",
  component: FarmerDetail,
  args: { farmer },
} satisfies Meta<typeof FarmerDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Farmer: Story = {}

export const Sample: Story = { args: { farmer: { ...farmer, isSample: true } } }
