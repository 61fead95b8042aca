import type { Meta, StoryObj } from "@storybook/react-vite"
import { AnimalHealthNote } from "./animal-health-note"
import { healthNote } from "./animal-health.fixture"

const meta = {
  title: "shared/AnimalHealthNote",
  component: AnimalHealthNote,
  args: { copy: healthNote },
} satisfies Meta<typeof AnimalHealthNote>
export default meta
type Story = StoryObj<typeof meta>

export const WithVetLine: Story = {}
