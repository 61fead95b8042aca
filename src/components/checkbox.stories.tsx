import type { Meta, StoryObj } from "@storybook/react-vite"
import { Checkbox } from "./checkbox"

const meta = {
  title: "components/Checkbox",
  component: Checkbox,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "For a choice that holds at once or goes along with a form, such as what stays on the phone.",
      keyboard: ["`Tab` reaches it, `Space` ticks it."],
      accessibility: ["It is the browser's own; the words beside it are its name, and enlarge what can be pressed."],
    },
  },
  args: { name: "remember", children: "Keep this on my phone" },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Clear: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
