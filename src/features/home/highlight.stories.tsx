import type { Meta, StoryObj } from "@storybook/react-vite"
import { highlightCopy } from "./home-3.fixture"
import { Highlight } from "./highlight"

const meta = {
  title: "features/home/Highlight",
  component: Highlight,
  args: { copy: highlightCopy },
} satisfies Meta<typeof Highlight>
export default meta
type Story = StoryObj<typeof meta>

export const Ghee: Story = {}

export const WithoutButton: Story = {
  args: { copy: { ...highlightCopy, lead: "For weddings, and for every day.", button: null } },
}
