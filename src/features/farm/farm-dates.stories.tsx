import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmDates, farmDatesCopy } from "./farm.fixture"
import { FarmDates } from "./farm-dates"

const meta = {
  title: "features/farm/FarmDates",
  component: FarmDates,
  args: { dates: farmDates, copy: farmDatesCopy },
} satisfies Meta<typeof FarmDates>
export default meta
type Story = StoryObj<typeof meta>

export const Next: Story = {}
