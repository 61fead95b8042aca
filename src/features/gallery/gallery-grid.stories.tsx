import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryGrid } from "./gallery-grid"
import { GalleryPicture, GalleryPlaceholder } from "./gallery-picture"
import { galleryPictures } from "../../shared/picture-viewer/pictures.fixture"

const meta = {
  title: "features/gallery/GalleryGrid",
  component: GalleryGrid,
} satisfies Meta<typeof GalleryGrid>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOnTheirWay: Story = {
  render: () => (
    <GalleryGrid>
      {galleryPictures.slice(0, 6).map((picture, index) => (
        <GalleryPicture
          key={picture.path}
          picture={picture}
          number={index + 1}
          priority={index < 2}
          onOpen={() => undefined}
        />
      ))}
      {galleryPictures.slice(6).map(({ path, file }) => (
        <GalleryPlaceholder key={path} file={file} />
      ))}
    </GalleryGrid>
  ),
}
