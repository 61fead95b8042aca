import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "./badge"

const meta = {
  title: "components/Badge",
  component: Badge,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For one or two words, or a number, that mark what they lie on: a category on a card, a sale, the count on the cart. It cannot be pressed: what leads somewhere is a `Link`, what does something a `Button`.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is read as text where it stands. Place it after the title that it belongs to.",
        "The words say it, not the colour: “Sale”, “Closed”.",
        "A lone number needs its meaning: add “products in the cart” with `VisuallyHidden`.",
      ],
    },
  },
  args: { children: "Dairy" },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Highlight: Story = {}
export const Sale: Story = { args: { variant: "sale", children: "Sale" } }
export const Quiet: Story = { args: { variant: "quiet", children: "Goats" } }
export const Success: Story = { args: { variant: "success", children: "In Stock" } }
export const Danger: Story = { args: { variant: "danger", children: "Closed" } }
export const Count: Story = { args: { variant: "sale", shape: "count", children: "12" } }
