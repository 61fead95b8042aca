import type { Meta, StoryObj } from "@storybook/react-vite"
import { openNowCopy } from "../../shared/opening-hours.fixture"
import { whoToCall } from "./animal-health.fixture"
import { WhoToCall } from "./who-to-call"

const meta = {
  title: "features/animal-health/WhoToCall",
  component: WhoToCall,
  args: { copy: whoToCall, hours: [], hoursCopy: openNowCopy },
} satisfies Meta<typeof WhoToCall>
export default meta
type Story = StoryObj<typeof meta>

export const VetLine: Story = {}
