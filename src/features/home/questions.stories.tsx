import type { Meta, StoryObj } from "@storybook/react-vite"
import { questions, questionsWords } from "./home-2.fixture"
import { Questions } from "./questions"

const meta = {
  title: "sections/Questions",
  component: Questions,
  args: { words: questionsWords, questions },
} satisfies Meta<typeof Questions>
export default meta
type Story = StoryObj<typeof meta>

export const General: Story = {}
