import type { Meta, StoryObj } from "@storybook/react-vite"
import { Checkbox } from "./checkbox"

const meta = {
  title: "components/Checkbox",
  component: Checkbox,
  args: { name: "remember", children: "Keep this on my phone" },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Clear: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
