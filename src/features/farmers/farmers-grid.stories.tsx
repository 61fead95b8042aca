import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmers } from "../../shared/people.fixture"
import { FarmersGrid } from "./farmers-grid"

const meta = {
  title: "features/farmers/FarmersGrid",
  component: FarmersGrid,
  args: { farmers },
} satisfies Meta<typeof FarmersGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Team: Story = {}
