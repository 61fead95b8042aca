import type { Meta, StoryObj } from "@storybook/react-vite"
import { offlineCopy } from "./offline.fixture"
import { Phones } from "./phones"

const meta = {
  title: "features/offline/Phones",
  component: Phones,
  args: { copy: offlineCopy.phones },
} satisfies Meta<typeof Phones>
export default meta
type Story = StoryObj<typeof meta>

export const ToRingOrToWriteTo: Story = {}
