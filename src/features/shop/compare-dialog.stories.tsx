import type { Meta, StoryObj } from "@storybook/react-vite"
import CompareDialog from "./compare-dialog"
import { shopListCopy } from "./shop.fixture"

const meta = {
  title: "features/shop/CompareDialog",
  component: CompareDialog,
  args: { copy: shopListCopy, stock: "In Stock", open: true, onOpenChange: () => {} },
} satisfies Meta<typeof CompareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
