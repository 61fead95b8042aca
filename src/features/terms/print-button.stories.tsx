import type { Meta, StoryObj } from "@storybook/react-vite"
import { PrintButton } from "./print-button"

const meta = {
  title: "features/terms/PrintButton",
  component: PrintButton,
  args: { children: "Print this page" },
} satisfies Meta<typeof PrintButton>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
