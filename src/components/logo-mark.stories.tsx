import type { Meta, StoryObj } from "@storybook/react-vite"
import { LogoMark } from "./logo-mark"

const meta = {
  title: "components/LogoMark",
  component: LogoMark,
  parameters: { docs: { story: { inline: false, height: "12rem" } } },
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
