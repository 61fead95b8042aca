import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "./button"
import { VideoDialog } from "./video-dialog"
import { VideoPlayButton } from "./video-play-button"

const meta = {
  title: "components/VideoDialog",
  component: VideoDialog,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "32rem" } },
    notes: {
      usage:
        "For a video that people choose to watch. Give the button that opens it as `children`. Nothing is fetched before that. A silent loop behind words is a `BackgroundVideo`.",
      keyboard: [
        "`Enter` or `Space` on the button opens it.",
        "`Tab` goes round inside it, and through the player's own controls.",
        "`Escape` closes it; the focus returns to the button.",
      ],
      accessibility: [
        "`title` names the dialog and the player.",
        "It starts muted. A video with speech needs captions.",
        "`description` says in a sentence what is to be seen, for those who cannot see it.",
      ],
    },
  },
  args: {
    title: "A morning on the farm",
    description: "Cows go out to graze while the sun comes up over the hills. The clip has no sound.",
    source: {
      provider: "file",
      webm: "/media/farm-clip.webm",
      mp4: "/media/farm-clip.mp4",
    },
    children: <VideoPlayButton>Watch a morning on the farm</VideoPlayButton>,
  },
} satisfies Meta<typeof VideoDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OwnFile: Story = {}
export const OtherButton: Story = { args: { children: <Button variant="outline">Watch the clip</Button> } }
export const Youtube: Story = {
  args: { source: { provider: "youtube", id: "aqz-KE-bpKQ" }, description: undefined },
}
