import type { Meta, StoryObj } from "@storybook/react-vite"
import { GalleryMore } from "./gallery-more"
import { galleryWords } from "./gallery.fixture"

const meta = {
  title: "blocks/GalleryMore",
  component: GalleryMore,
  args: { words: galleryWords, remaining: 143, added: 0, state: "idle", onMore: () => undefined },
} satisfies Meta<typeof GalleryMore>
export default meta
type Story = StoryObj<typeof meta>

export const AtFirst: Story = {}

export const Loading: Story = { args: { state: "loading" } }

export const Failed: Story = { args: { state: "failed" } }

export const AfterTheFirstPress: Story = { args: { remaining: 119, added: 24 } }

export const AtTheEnd: Story = { args: { remaining: 0, added: 23 } }
