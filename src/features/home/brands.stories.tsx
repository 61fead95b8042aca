import type { Meta, StoryObj } from "@storybook/react-vite"
import { brands } from "./brands.fixture"
import { brandsWords } from "./home-2.fixture"
import { Brands } from "./brands"

const meta = {
  title: "sections/Brands",
  component: Brands,
  args: { words: brandsWords, brands },
} satisfies Meta<typeof Brands>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
