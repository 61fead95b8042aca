import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmStations } from "./farm.fixture"
import { FarmStations } from "./farm-stations"

const meta = {
  title: "features/farm/FarmStations",
  component: FarmStations,
  args: { copy: farmStations },
} satisfies Meta<typeof FarmStations>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = {}
