import type { Meta, StoryObj } from "@storybook/react-vite"
import { questions, questionsCopy } from "./home-2.fixture"
import { Questions } from "./questions"

const meta = {
  title: "features/home/Questions",
  component: Questions,
  args: { copy: questionsCopy, questions },
} satisfies Meta<typeof Questions>
export default meta
type Story = StoryObj<typeof meta>

export const General: Story = {}
