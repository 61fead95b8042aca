import type { Meta, StoryObj } from "@storybook/react-vite"
import { Folded } from "./folded"

const meta = {
  title: "components/Folded",
  component: Folded,
  args: { title: "What happens to what you type", children: <p>Your answers stay in this window.</p> },
} satisfies Meta<typeof Folded>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const PartOfALongPage: Story = { args: { variant: "part", title: "The districts, one by one" } }
export const UnderAPicture: Story = { args: { variant: "card", open: true } }
