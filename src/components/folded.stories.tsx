import type { Meta, StoryObj } from "@storybook/react-vite"
import { Folded } from "./folded"

const meta = {
  title: "components/Folded",
  component: Folded,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For what few visitors need: a title that unfolds it. `card` stands under a picture, and `part` is of a long page: a phone folds it, wider screens show it without a title. It is open on paper.",
      keyboard: ["`Tab` reaches the title, `Enter` or `Space` opens and closes it."],
      accessibility: ["The browser's own `details`: a screen reader says whether it is open."],
    },
  },
  args: { title: "What happens to what you type", children: <p>Your answers stay in this window.</p> },
} satisfies Meta<typeof Folded>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const PartOfALongPage: Story = { args: { variant: "part", title: "The districts, one by one" } }
export const UnderAPicture: Story = { args: { variant: "card", open: true } }
