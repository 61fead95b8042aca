import type { Meta, StoryObj } from "@storybook/react-vite"
import { galleryPictures } from "../../shared/content.fixture"
import { GalleryTile } from "./gallery-tile"

const meta = {
  title: "features/gallery/GalleryTile",
  component: GalleryTile,
  args: { picture: galleryPictures[0], number: 1 },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GalleryTile>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOfTheGallery: Story = {}
