import type { Meta, StoryObj } from "@storybook/react-vite"
import { galleryPage, gallerySlice, galleryCopy } from "./gallery.fixture"
import { GallerySection } from "./gallery-section"

const meta = {
  title: "features/gallery/GallerySection",
  component: GallerySection,
  args: { copy: galleryCopy, page: galleryPage, slice: gallerySlice(1) },
} satisfies Meta<typeof GallerySection>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

export const LastPage: Story = { args: { page: { ...galleryPage, number: 2, skip: 6 }, slice: gallerySlice(2) } }
