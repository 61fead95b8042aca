import type { Meta, StoryObj } from "@storybook/react-vite"
import { galleryCopy } from "./gallery.fixture"
import { GalleryKinds } from "./gallery-kinds"

const meta = {
  title: "features/gallery/GalleryKinds",
  component: GalleryKinds,
  args: { copy: galleryCopy },
} satisfies Meta<typeof GalleryKinds>
export default meta
type Story = StoryObj<typeof meta>

export const AllPictures: Story = {}

export const OneKind: Story = { args: { current: "goats" } }
