import type { Meta, StoryObj } from "@storybook/react-vite"
import { galleryCopy, galleryPage, galleryPageOf } from "./gallery.fixture"
import { GallerySection } from "./gallery-section"

const meta = {
  title: "features/gallery/GallerySection",
  component: GallerySection,
  args: { copy: galleryCopy, page: galleryPage, first: galleryPageOf(1) },
} satisfies Meta<typeof GallerySection>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

export const LastPage: Story = { args: { page: { ...galleryPage, number: 2, skip: 6 }, first: galleryPageOf(2) } }
