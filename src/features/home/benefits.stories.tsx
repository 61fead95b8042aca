import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { Benefits } from "./benefits"
import { benefits, benefitsCopy } from "./home.fixture"

const meta = {
  title: "features/home/Benefits",
  component: Benefits,
  args: { copy: benefitsCopy, benefits, video: farmVideo },
} satisfies Meta<typeof Benefits>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeAVideo: Story = {}
export const WithoutVideo: Story = { args: { video: undefined } }
