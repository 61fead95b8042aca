import type { Meta, StoryObj } from "@storybook/react-vite"
import { ServiceCard } from "./service-card"
import { services } from "./services.fixture"

const meta = {
  title: "features/services/ServiceCard",
  component: ServiceCard,
  args: { service: services[0] },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Training: Story = {}
export const HeadingOfTheList: Story = { args: { service: services[1], level: 2 } }
