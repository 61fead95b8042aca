import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryMore } from "./gallery-more"
import { galleryCopy } from "./gallery.fixture"

const meta = {
  title: "features/gallery/GalleryMore",
  component: GalleryMore,
  args: { copy: galleryCopy, remaining: 143, added: 0, state: "idle", onMore: () => undefined },
} satisfies Meta<typeof GalleryMore>
export default meta
type Story = StoryObj<typeof meta>

export const AtFirst: Story = {}

export const Loading: Story = { args: { state: "loading" } }

export const Failed: Story = { args: { state: "failed" } }

export const AfterTheFirstPress: Story = { args: { remaining: 119, added: 24 } }

export const AtTheEnd: Story = { args: { remaining: 0, added: 23 } }
