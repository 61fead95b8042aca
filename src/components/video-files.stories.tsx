import type { Meta, StoryObj } from "@storybook/react-vite"
import { VideoFiles } from "./video-files"

const meta = {
  title: "components/VideoFiles",
  component: VideoFiles,
  decorators: [
    (Story) => (
      <video controls muted playsInline preload="none" aria-label="A morning on the farm" className="w-full max-w-xl">
        <Story />
      </video>
    ),
  ],
} satisfies Meta<typeof VideoFiles>
export default meta
type Story = StoryObj<typeof meta>

export const BothFormats: Story = {
  args: { source: { provider: "file", webm: "/media/farm-clip.webm", mp4: "/media/farm-clip.mp4" } },
}

export const OneFormat: Story = { args: { source: { provider: "file", mp4: "/media/farm-clip.mp4" } } }
