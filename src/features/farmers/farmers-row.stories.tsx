import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmers } from "../../shared/people.fixture"
import { FarmersRow } from "./farmers-row"
import { farmersCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/farmers/FarmersRow",
  component: FarmersRow,
  args: { copy: farmersCopy, farmers },
} satisfies Meta<typeof FarmersRow>
export default meta
type Story = StoryObj<typeof meta>

export const FirstThree: Story = {}
