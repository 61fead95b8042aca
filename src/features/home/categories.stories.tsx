import type { Meta, StoryObj } from "@storybook/react-vite"
import { categories } from "./categories.fixture"
import { Categories } from "./categories"
import { categoriesCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/home/Categories",
  component: Categories,
  args: { copy: categoriesCopy, categories },
} satisfies Meta<typeof Categories>
export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = {}
