import type { Meta, StoryObj } from "@storybook/react-vite"
import { CategoryCard } from "./category-card"
import { categories } from "./categories.fixture"

const meta = {
  title: "features/home/CategoryCard",
  component: CategoryCard,
  args: { category: categories[0] },
} satisfies Meta<typeof CategoryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Cattle: Story = {}
export const LongName: Story = { args: { category: categories[5] } }
