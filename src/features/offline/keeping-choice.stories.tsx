import type { Meta, StoryObj } from "@storybook/react-vite"
import { KeepingChoice } from "./keeping-choice"
import { offlineCopy } from "./offline.fixture"

const meta = {
  title: "features/offline/KeepingChoice",
  component: KeepingChoice,
  args: { copy: offlineCopy.keeping, onClear: () => undefined },
} satisfies Meta<typeof KeepingChoice>
export default meta
type Story = StoryObj<typeof meta>

export const PagesAreKept: Story = {}
