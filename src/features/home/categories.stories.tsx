import type { Meta, StoryObj } from "@storybook/react-vite"
import { categories } from "./categories.fixture"
import { Categories } from "./categories"
import { categoriesWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/Categories",
  component: Categories,
  args: { words: categoriesWords, categories },
} satisfies Meta<typeof Categories>
export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = {}
