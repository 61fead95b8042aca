import type { Meta, StoryObj } from "@storybook/react-vite"
import { CutOut } from "./cut-out"

const meta = {
  title: "components/CutOut",
  component: CutOut,
  args: { name: "goat", width: 183 },
} satisfies Meta<typeof CutOut>
export default meta
type Story = StoryObj<typeof meta>

export const Goat: Story = {}
