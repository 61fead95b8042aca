import type { Meta, StoryObj } from "@storybook/react-vite"
import { ServiceSidebar } from "./service-sidebar"
import { serviceCopy, services } from "./services.fixture"

const meta = {
  title: "features/services/ServiceSidebar",
  component: ServiceSidebar,
  args: { copy: serviceCopy.sidebar, services, current: 7 },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceSidebar>
export default meta
type Story = StoryObj<typeof meta>

export const BesideInsurance: Story = {}
