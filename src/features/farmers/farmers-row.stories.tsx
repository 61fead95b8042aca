import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmers } from "../../shared/people.fixture"
import { FarmersRow } from "./farmers-row"
import { farmersWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/FarmersRow",
  component: FarmersRow,
  args: { words: farmersWords, farmers },
} satisfies Meta<typeof FarmersRow>
export default meta
type Story = StoryObj<typeof meta>

export const FirstThree: Story = {}
