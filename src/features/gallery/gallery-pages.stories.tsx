import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryPages } from "./gallery-pages"

const meta = {
  title: "features/gallery/GalleryPages",
  component: GalleryPages,
  args: { nextLabel: "More pictures", page: { number: 1, pages: 7 } },
} satisfies Meta<typeof GalleryPages>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheFirst: Story = {}

export const FromTheLast: Story = { args: { page: { number: 7, pages: 7 } } }
