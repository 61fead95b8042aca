import type { Meta, StoryObj } from "@storybook/react-vite"
import { Paragraphs } from "./paragraphs"

const meta = {
  title: "shared/Paragraphs",
  component: Paragraphs,
  args: { texts: ["Every farm is split into six paddocks or more.", "Water was the second half of the work."] },
} satisfies Meta<typeof Paragraphs>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
