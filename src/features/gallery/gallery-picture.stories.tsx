import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryGrid } from "./gallery-grid"
import { GalleryPicture } from "./gallery-picture"
import { galleryPictures } from "../../shared/picture-viewer/pictures.fixture"

const meta = {
  title: "features/gallery/GalleryPicture",
  component: GalleryPicture,
  args: { picture: galleryPictures[0], number: 1, onOpen: () => undefined },
  decorators: [
    (Story) => (
      <GalleryGrid>
        <Story />
      </GalleryGrid>
    ),
  ],
} satisfies Meta<typeof GalleryPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Upright: Story = {}

export const Wide: Story = { args: { picture: galleryPictures[4], number: 5 } }
