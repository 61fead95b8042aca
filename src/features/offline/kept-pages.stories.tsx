import type { Meta, StoryObj } from "@storybook/react-vite"
import { KeptPages } from "./kept-pages"
import { keptPages, offlineCopy } from "./offline.fixture"

const meta = {
  title: "features/offline/KeptPages",
  component: KeptPages,
  args: { copy: offlineCopy.kept, pages: keptPages },
} satisfies Meta<typeof KeptPages>
export default meta
type Story = StoryObj<typeof meta>

export const OneWasAskedFor: Story = {}
export const None: Story = { args: { pages: [] } }
export const NotYetKnown: Story = { args: { pages: undefined } }
