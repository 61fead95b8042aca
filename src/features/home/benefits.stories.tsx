import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { Benefits } from "./benefits"
import { benefits, benefitsWords } from "./home.fixture"

const meta = {
  title: "sections/Benefits",
  component: Benefits,
  args: { words: benefitsWords, benefits, video: farmVideo },
} satisfies Meta<typeof Benefits>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeAVideo: Story = {}
export const WithoutVideo: Story = { args: { video: undefined } }
