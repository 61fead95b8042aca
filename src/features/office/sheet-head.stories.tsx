import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeFacts } from "./office.fixture"
import { SheetHead } from "./sheet-head"

const meta = {
  title: "features/office/SheetHead",
  component: SheetHead,
  tags: ["autodocs"],
  args: { site: officeFacts, title: "Packing list", line: "26 November 2026" },
} satisfies Meta<typeof SheetHead>
export default meta
type Story = StoryObj<typeof meta>

export const Packing: Story = {}
