import type { Meta, StoryObj } from "@storybook/react-vite"
import { highlightWords } from "./home-3.fixture"
import { Highlight } from "./highlight"

const meta = {
  title: "sections/Highlight",
  component: Highlight,
  args: { words: highlightWords },
} satisfies Meta<typeof Highlight>
export default meta
type Story = StoryObj<typeof meta>

export const Ghee: Story = {}

export const WithoutButton: Story = {
  args: { words: { ...highlightWords, lead: "For weddings, and for every day.", button: null } },
}
