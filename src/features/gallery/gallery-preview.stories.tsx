import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryPreview } from "./gallery-preview"
import { galleryWords } from "../home/home.fixture"

const meta = {
  title: "sections/GalleryPreview",
  component: GalleryPreview,
  args: { words: galleryWords },
} satisfies Meta<typeof GalleryPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
