import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVisit } from "./farm.fixture"
import { FarmVisit } from "./farm-visit"

const meta = {
  title: "features/farm/FarmVisit",
  component: FarmVisit,
  args: { copy: farmVisit },
} satisfies Meta<typeof FarmVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {}
