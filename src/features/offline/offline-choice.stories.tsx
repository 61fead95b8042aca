import type { Meta, StoryObj } from "@storybook/react-vite"
import { OfflineChoice } from "./offline-choice"
import { offlineCopy } from "./offline.fixture"

const meta = {
  title: "features/offline/OfflineChoice",
  component: OfflineChoice,
  args: { copy: offlineCopy.keeping, onClear: () => undefined },
} satisfies Meta<typeof OfflineChoice>
export default meta
type Story = StoryObj<typeof meta>

export const PagesAreKept: Story = {}
