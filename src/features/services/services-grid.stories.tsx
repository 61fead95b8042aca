import type { Meta, StoryObj } from "@storybook/react-vite"
import { services } from "./services.fixture"
import { ServicesGrid } from "./services-grid"

const meta = {
  title: "features/services/ServicesGrid",
  component: ServicesGrid,
  args: { services: services.slice(0, 3), level: 2 },
} satisfies Meta<typeof ServicesGrid>
export default meta
type Story = StoryObj<typeof meta>

export const OneRow: Story = {}
