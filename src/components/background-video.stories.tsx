import type { Meta, StoryObj } from "@storybook/react-vite"
import { BackgroundVideo } from "./background-video"
import { Picture } from "./picture"
import { pictureFixture } from "./picture.fixture"

const meta = {
  title: "components/BackgroundVideo",
  component: BackgroundVideo,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For one silent loop of a few seconds behind words, once on a page. Give the still picture as `children`; it stands there until the video plays. A video that people watch for its content is a `VideoDialog`.",
      keyboard: ["`Tab` reaches the button, `Enter` or `Space` stops and starts the video."],
      accessibility: [
        "The video is decoration and hidden from screen readers: say in words what matters.",
        "The button that stops it is always there (WCAG 2.2.2). `label` completes its name: “Stop the farm video”.",
        "With reduced motion or data saving it does not start by itself, and nothing is fetched.",
      ],
    },
  },
  args: {
    label: "the farm video",
    className: "aspect-video",
    source: { provider: "file", webm: "/media/farm-clip.webm", mp4: "/media/farm-clip.mp4" },
    children: <Picture image={pictureFixture(1280, 720)} alt="" fit="cover" className="size-full" />,
  },
} satisfies Meta<typeof BackgroundVideo>
export default meta
type Story = StoryObj<typeof meta>

export const Farm: Story = {}
