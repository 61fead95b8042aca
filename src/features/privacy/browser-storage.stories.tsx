import type { Meta, StoryObj } from "@storybook/react-vite"
import { browserStorage, ownSite } from "./privacy.fixture"
import { BrowserStorage } from "./browser-storage"

const meta = {
  title: "features/privacy/BrowserStorage",
  component: BrowserStorage,
  args: { copy: browserStorage, features: ownSite.features },
} satisfies Meta<typeof BrowserStorage>
export default meta
type Story = StoryObj<typeof meta>

export const PagesAreKept: Story = {}
export const NoPageIsKept: Story = { args: { features: { ...ownSite.features, offline: false } } }
