import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmYear } from "./farm.fixture"
import { FarmYear } from "./farm-year"

const meta = {
  title: "sections/FarmYear",
  component: FarmYear,
  args: { words: farmYear },
} satisfies Meta<typeof FarmYear>
export default meta
type Story = StoryObj<typeof meta>

export const Seasons: Story = {}
