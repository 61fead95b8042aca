import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmIntro } from "./farm.fixture"
import { FarmIntro } from "./farm-intro"

const meta = {
  title: "sections/FarmIntro",
  component: FarmIntro,
  args: { words: farmIntro, video: undefined },
} satisfies Meta<typeof FarmIntro>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutVideo: Story = {}
