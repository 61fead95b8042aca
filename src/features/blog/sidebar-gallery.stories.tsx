import type { Meta, StoryObj } from "@storybook/react-vite"
import { blogCopy, sidebar } from "./blog.fixture"
import { SidebarGallery } from "./sidebar-gallery"

const meta = {
  title: "features/blog/SidebarGallery",
  component: SidebarGallery,
  args: { pictures: sidebar.pictures, label: blogCopy.galleryTitle, loadingText: blogCopy.galleryLoading },
} satisfies Meta<typeof SidebarGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
