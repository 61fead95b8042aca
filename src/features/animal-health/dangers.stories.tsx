import type { Meta, StoryObj } from "@storybook/react-vite"
import { lastReview, provenanceCopy } from "../../shared/provenance.fixture"
import { dangers, report } from "./animal-health.fixture"
import { Dangers } from "./dangers"

const meta = {
  title: "features/animal-health/Dangers",
  component: Dangers,
  args: { dangers, report, review: null, reviewCopy: provenanceCopy },
} satisfies Meta<typeof Dangers>
export default meta
type Story = StoryObj<typeof meta>

export const NotReviewedYet: Story = {}

export const Reviewed: Story = { args: { review: lastReview } }
