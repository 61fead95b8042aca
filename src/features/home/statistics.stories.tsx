import type { Meta, StoryObj } from "@storybook/react-vite"
import { statistics } from "./home.fixture"
import { Statistics } from "./statistics"
import { countersCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/home/Statistics",
  component: Statistics,
  args: { copy: countersCopy, counters: statistics },
} satisfies Meta<typeof Statistics>
export default meta
type Story = StoryObj<typeof meta>

export const FourFigures: Story = {}
