import type { Meta, StoryObj } from "@storybook/react-vite"
import { CutOut } from "./cut-out"

const meta = {
  title: "components/CutOut",
  component: CutOut,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "An animal that stands on the hills between two sections. Hand it to a `Section` with hills as `onHills`, at most twice on a page.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is decoration and has no name for screen readers.",
        "It is neither printed nor shown in forced colours.",
      ],
    },
  },
  args: { animal: "goat" },
} satisfies Meta<typeof CutOut>
export default meta
type Story = StoryObj<typeof meta>

export const Goat: Story = {}
export const Calf: Story = { args: { animal: "calf" } }
export const Crane: Story = { args: { animal: "crane" } }
export const Hen: Story = { args: { animal: "hen" } }
