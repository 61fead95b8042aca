import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { stageWords } from "./home-4.fixture"
import { VideoStage } from "./video-stage"

const meta = {
  title: "sections/VideoStage",
  component: VideoStage,
  args: { words: stageWords, video: farmVideo },
} satisfies Meta<typeof VideoStage>
export default meta
type Story = StoryObj<typeof meta>

export const Morning: Story = {}
