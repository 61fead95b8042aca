import type { Meta, StoryObj } from "@storybook/react-vite"
import { membership } from "./membership.fixture"
import { Membership } from "./membership"

const meta = {
  title: "features/membership/Membership",
  component: Membership,
  args: { copy: membership },
} satisfies Meta<typeof Membership>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
