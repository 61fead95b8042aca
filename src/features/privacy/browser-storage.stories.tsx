import type { Meta, StoryObj } from "@storybook/react-vite"
import { browserStorage } from "./privacy.fixture"
import { BrowserStorage } from "./browser-storage"

const meta = {
  title: "features/privacy/BrowserStorage",
  component: BrowserStorage,
  args: { copy: browserStorage, hasOffline: true, hasOffice: true },
} satisfies Meta<typeof BrowserStorage>
export default meta
type Story = StoryObj<typeof meta>

export const PagesAreKept: Story = {}
export const NoPageIsKept: Story = { args: { hasOffline: false } }
