import type { Meta, StoryObj } from "@storybook/react-vite"
import { BackgroundVideo } from "./background-video"
import { Picture } from "./picture"
import { pictureFixture } from "./picture.fixture"

const meta = {
  title: "components/BackgroundVideo",
  component: BackgroundVideo,
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
