import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { introCopy } from "./home-3.fixture"
import { VideoIntro } from "./video-intro"

const meta = {
  title: "features/home/VideoIntro",
  component: VideoIntro,
  args: { copy: introCopy, video: farmVideo },
} satisfies Meta<typeof VideoIntro>
export default meta
type Story = StoryObj<typeof meta>

export const PictureFirst: Story = {}

export const WordsFirst: Story = { args: { side: "end" } }

export const WithoutVideo: Story = {
  args: { copy: { ...introCopy, lead: "Fifteen to thirty neighbours.", button: null }, video: undefined },
}
