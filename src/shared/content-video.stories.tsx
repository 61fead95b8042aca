import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "./content.fixture"
import { ContentBackgroundVideo, ContentVideo } from "./content-video"

const meta = {
  title: "shared/ContentVideo",
  component: ContentVideo,
  args: { video: farmVideo, label: "Watch a morning on the farm" },
} satisfies Meta<typeof ContentVideo>
export default meta
type Story = StoryObj<typeof meta>

export const OwnFile: Story = {}

export const Youtube: Story = {
  args: { video: { ...farmVideo, provider: "youtube", youtubeId: "aqz-KE-bpKQ", webm: null, mp4: null } },
}

/** The file or the number of the video is missing: no button that opens nothing. */
export const WithoutFile: Story = { args: { video: { ...farmVideo, webm: null, mp4: null } } }

export const Background: Story = {
  render: ({ video }) => (
    <div className="relative h-96 overflow-hidden">
      <ContentBackgroundVideo video={video} />
    </div>
  ),
}

/** Only the poster is shown. */
export const BackgroundWithoutFile: Story = { ...Background, args: WithoutFile.args }
