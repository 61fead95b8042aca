import type { Meta, StoryObj } from "@storybook/react-vite"
import { CachedPages } from "./cached-pages"
import { cachedPages, offlineCopy } from "./offline.fixture"

const meta = {
  title: "features/offline/CachedPages",
  component: CachedPages,
  args: { copy: offlineCopy.kept, pages: cachedPages },
} satisfies Meta<typeof CachedPages>
export default meta
type Story = StoryObj<typeof meta>

export const OneWasAskedFor: Story = {}
export const None: Story = { args: { pages: [] } }
export const NotYetKnown: Story = { args: { pages: undefined } }
