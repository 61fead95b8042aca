import type { Meta, StoryObj } from "@storybook/react-vite"
import { Offline } from "./offline"
import { offlineCopy } from "./offline.fixture"

const meta = { title: "features/offline/Offline", component: Offline, args: { copy: offlineCopy } } satisfies Meta<
  typeof Offline
>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheListIsKnown: Story = {}
