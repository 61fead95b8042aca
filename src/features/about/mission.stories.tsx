import type { Meta, StoryObj } from "@storybook/react-vite"
import { mission } from "./about.fixture"
import { Mission } from "./mission"

const meta = {
  title: "features/about/Mission",
  component: Mission,
  args: { copy: mission },
} satisfies Meta<typeof Mission>
export default meta
type Story = StoryObj<typeof meta>

export const OurMission: Story = {}
