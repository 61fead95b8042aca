import type { Meta, StoryObj } from "@storybook/react-vite"
import { Provenance } from "./provenance"
import { lastReview, provenanceCopy, sources } from "./provenance.fixture"

const meta = {
  title: "shared/Provenance",
  component: Provenance,
  args: { entry: { sources, lastReview: null, isAboutHealth: true }, copy: provenanceCopy },
} satisfies Meta<typeof Provenance>
export default meta
type Story = StoryObj<typeof meta>

export const NotReviewedYet: Story = {}

export const Reviewed: Story = { args: { entry: { sources, lastReview, isAboutHealth: true } } }

export const SourcesAlone: Story = { args: { entry: { sources, lastReview: null, isAboutHealth: null } } }
