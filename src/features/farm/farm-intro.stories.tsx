import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmIntro } from "./farm.fixture"
import { FarmIntro } from "./farm-intro"

const meta = {
  title: "features/farm/FarmIntro",
  component: FarmIntro,
  args: { copy: farmIntro, video: undefined },
} satisfies Meta<typeof FarmIntro>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutVideo: Story = {}
