import type { Meta, StoryObj } from "@storybook/react-vite"
import { galleryPage, gallerySlice, galleryWords } from "./gallery.fixture"
import { GallerySection } from "./gallery-section"

const meta = {
  title: "sections/GallerySection",
  component: GallerySection,
  args: { words: galleryWords, page: galleryPage, slice: gallerySlice(1) },
} satisfies Meta<typeof GallerySection>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

export const LastPage: Story = { args: { page: { ...galleryPage, number: 2, skip: 6 }, slice: gallerySlice(2) } }
