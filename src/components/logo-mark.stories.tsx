import type { Meta, StoryObj } from "@storybook/react-vite"
import { LogoMark } from "./logo-mark"

const meta = {
  title: "components/LogoMark",
  component: LogoMark,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "12rem" } },
    notes: {
      usage:
        "The organisation's mark. Size it with `className`. The second one on a page takes `again`, which draws the first once more. Do not change its colours or its proportions.",
      keyboard: ["The Tab key passes it by. In the header it reaches the link round it."],
      accessibility: ["It is decoration: the link round it carries the name of the organisation."],
    },
  },
} satisfies Meta<typeof LogoMark>
export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = { args: { className: "size-16 text-ink-strong" } }

export const OnForest: Story = {
  render: () => (
    <div className="theme-deep inline-block p-6">
      <LogoMark className="size-16" />
    </div>
  ),
}
