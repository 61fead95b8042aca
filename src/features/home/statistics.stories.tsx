import type { Meta, StoryObj } from "@storybook/react-vite"
import { statistics } from "./home.fixture"
import { Statistics } from "./statistics"
import { countersWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/Statistics",
  component: Statistics,
  args: { words: countersWords, counters: statistics },
} satisfies Meta<typeof Statistics>
export default meta
type Story = StoryObj<typeof meta>

export const FourFigures: Story = {}
