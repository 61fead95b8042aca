import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmStations } from "./farm.fixture"
import { FarmStations } from "./farm-stations"

const meta = {
  title: "sections/FarmStations",
  component: FarmStations,
  args: { words: farmStations },
} satisfies Meta<typeof FarmStations>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = {}
