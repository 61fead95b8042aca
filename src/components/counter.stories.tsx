import type { Meta, StoryObj } from "@storybook/react-vite"
import { Counter } from "./counter"

const meta = {
  title: "components/Counter",
  component: Counter,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a figure that is worth attention: members, tonnes, years. Two to four side by side. Write what it counts beside it.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "A screen reader reads the final figure only, once.",
        "With reduced motion and without JavaScript the final figure stands there from the start.",
        "The place is as wide as the final figure, so that nothing moves.",
      ],
    },
  },
  args: { className: "font-display text-4xl font-bold text-ink-strong" },
  decorators: [
    (Story) => (
      <p>
        <Story /> members empowered
      </p>
    ),
  ],
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = { args: { end: 10000, suffix: "+" } }
export const Thousands: Story = { args: { end: 38, suffix: "K" } }
export const Plain: Story = { args: { end: 150 } }
export const WithPrefix: Story = { args: { end: 150000, prefix: "UGX " } }
