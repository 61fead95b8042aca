import type { Meta, StoryObj } from "@storybook/react-vite"
import { openNowCopy } from "../../shared/opening-hours.fixture"
import { whoToRing } from "./animal-health.fixture"
import { WhoToRing } from "./who-to-ring"

const meta = {
  title: "features/animal-health/WhoToRing",
  component: WhoToRing,
  args: { copy: whoToRing, hours: [], hoursCopy: openNowCopy },
} satisfies Meta<typeof WhoToRing>
export default meta
type Story = StoryObj<typeof meta>

export const VetLine: Story = {}
