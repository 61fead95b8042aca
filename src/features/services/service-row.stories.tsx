import type { Meta, StoryObj } from "@storybook/react-vite"
import { ServiceRow } from "./service-row"
import { serviceRows } from "./services.fixture"

const meta = {
  title: "features/services/ServiceRow",
  component: ServiceRow,
  args: { service: serviceRows[0] },
  render: (args) => (
    <ul>
      <ServiceRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ServiceRow>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
