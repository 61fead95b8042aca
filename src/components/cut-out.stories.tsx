import type { Meta, StoryObj } from "@storybook/react-vite"
import { CutOut } from "./cut-out"

const meta = {
  title: "components/CutOut",
  component: CutOut,
  args: { animal: "goat" },
} satisfies Meta<typeof CutOut>
export default meta
type Story = StoryObj<typeof meta>

export const Goat: Story = {}
export const Calf: Story = { args: { animal: "calf" } }
export const Crane: Story = { args: { animal: "crane" } }
export const Hen: Story = { args: { animal: "hen" } }
