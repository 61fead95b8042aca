import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { picture } from "../../shared/picture.fixture"
import { VideoPicture } from "./video-picture"

const meta = {
  title: "features/home/VideoPicture",
  component: VideoPicture,
  args: {
    picture: picture("A Friesian cow with a full udder beside two steel milk cans and a stool."),
    video: farmVideo,
    label: "Watch a morning on the farm",
    sizes: "(min-width: 1024px) 580px, 92vw",
  },
} satisfies Meta<typeof VideoPicture>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}

export const PictureOnly: Story = { args: { video: undefined } }
