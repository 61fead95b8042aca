import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogWords, sidebar } from "./blog.fixture"
import { SidebarGallery } from "./sidebar-gallery"

const meta = {
  title: "blocks/SidebarGallery",
  component: SidebarGallery,
  args: { pictures: sidebar.pictures, label: blogWords.galleryTitle, loadingText: blogWords.galleryLoading },
} satisfies Meta<typeof SidebarGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
