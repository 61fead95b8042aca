import type { Meta, StoryObj } from "@storybook/react-vite"
import { CompareOpenButton } from "./compare-open-button"
import { shopListWords } from "./shop.fixture"

const meta = {
  title: "blocks/CompareOpenButton",
  component: CompareOpenButton,
  args: { words: shopListWords.comparison },
} satisfies Meta<typeof CompareOpenButton>
export default meta
type Story = StoryObj<typeof meta>

export const NothingCollected: Story = {}
