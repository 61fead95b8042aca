import type { Meta, StoryObj } from "@storybook/react-vite"
import { CompareOpenButton } from "./compare-open-button"
import { shopListCopy } from "./shop.fixture"

const meta = {
  title: "features/shop/CompareOpenButton",
  component: CompareOpenButton,
  args: { copy: shopListCopy.comparison },
} satisfies Meta<typeof CompareOpenButton>
export default meta
type Story = StoryObj<typeof meta>

export const NothingCollected: Story = {}
