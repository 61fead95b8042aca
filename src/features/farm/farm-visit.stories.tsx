import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVisit } from "./farm.fixture"
import { FarmVisit } from "./farm-visit"

const meta = {
  title: "sections/FarmVisit",
  component: FarmVisit,
  args: { words: farmVisit },
} satisfies Meta<typeof FarmVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {}
