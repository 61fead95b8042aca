import type { Meta, StoryObj } from "@storybook/react-vite"
import { useRef, useState, type ComponentProps } from "react"
import { VideoDialog } from "./video-dialog"
import { VideoPlayButton } from "./video-play-button"

const meta = {
  title: "components/VideoDialog",
  component: VideoDialog,
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
  args: {
    title: "A morning on the farm",
    source: {
      provider: "file",
      webm: "/media/farm-clip.webm",
      mp4: "/media/farm-clip.mp4",
    },
    open: false,
    onOpenChange: () => {},
    returnFocusTo: { current: null },
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof VideoDialog>
export default meta
type Story = StoryObj<typeof meta>

function WithButton(args: ComponentProps<typeof VideoDialog>) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <VideoPlayButton ref={button} onClick={() => setOpen(true)}>
        Watch a morning on the farm
      </VideoPlayButton>
      <VideoDialog {...args} open={open} onOpenChange={setOpen} returnFocusTo={button} />
    </>
  )
}

export const OwnFile: Story = {}
