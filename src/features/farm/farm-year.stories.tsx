import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmYear } from "./farm.fixture"
import { provenanceCopy } from "../../shared/provenance.fixture"
import { FarmYear } from "./farm-year"

const meta = {
  title: "features/farm/FarmYear",
  component: FarmYear,
  args: { copy: farmYear, reviewCopy: provenanceCopy },
} satisfies Meta<typeof FarmYear>
export default meta
type Story = StoryObj<typeof meta>

export const Seasons: Story = {}
