import type { Meta, StoryObj } from "@storybook/react-vite"
import { VideoDialog } from "./video-dialog"

const meta = {
  title: "components/VideoDialog",
  component: VideoDialog,
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
  args: {
    title: "A morning on the farm",
    source: { provider: "file", webm: "/media/farm-clip.webm", mp4: "/media/farm-clip.mp4" },
    open: true,
    onOpenChange: () => {},
    returnFocusTo: { current: null },
  },
} satisfies Meta<typeof VideoDialog>
export default meta

export const OwnFile: StoryObj<typeof meta> = {}
