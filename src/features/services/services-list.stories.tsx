import type { Meta, StoryObj } from "@storybook/react-vite"
import { serviceRows } from "./services.fixture"
import { ServicesList } from "./services-list"

const meta = {
  title: "features/services/ServicesList",
  component: ServicesList,
  args: { services: serviceRows },
} satisfies Meta<typeof ServicesList>
export default meta
type Story = StoryObj<typeof meta>

export const PicturesInTurn: Story = {}
