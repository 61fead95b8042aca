import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { introWords } from "./home-3.fixture"
import { VideoIntro } from "./video-intro"

const meta = {
  title: "sections/VideoIntro",
  component: VideoIntro,
  args: { words: introWords, video: farmVideo },
} satisfies Meta<typeof VideoIntro>
export default meta
type Story = StoryObj<typeof meta>

export const PictureFirst: Story = {}

export const WordsFirst: Story = { args: { side: "end" } }

export const WithoutVideo: Story = {
  args: { words: { ...introWords, lead: "Fifteen to thirty neighbours.", button: null }, video: undefined },
}
