import type { Meta, StoryObj } from "@storybook/react-vite"
import CompareDialog from "./compare-dialog"
import { shopListWords } from "./shop.fixture"

const meta = {
  title: "blocks/CompareDialog",
  component: CompareDialog,
  args: { words: shopListWords, stock: "In Stock", open: true, onOpenChange: () => {} },
} satisfies Meta<typeof CompareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
