import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { stageCopy } from "./home-4.fixture"
import { VideoStage } from "./video-stage"

const meta = {
  title: "features/home/VideoStage",
  component: VideoStage,
  args: { copy: stageCopy, video: farmVideo },
} satisfies Meta<typeof VideoStage>
export default meta
type Story = StoryObj<typeof meta>

export const Morning: Story = {}
