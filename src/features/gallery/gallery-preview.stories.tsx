import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryPreview } from "./gallery-preview"
import { galleryPreviewCopy } from "./gallery.fixture"

const meta = {
  title: "features/gallery/GalleryPreview",
  component: GalleryPreview,
  args: { copy: galleryPreviewCopy },
} satisfies Meta<typeof GalleryPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
