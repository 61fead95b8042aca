import type { Meta, StoryObj } from "@storybook/react-vite"
import { Folded } from "./folded"

const meta = {
  title: "components/Folded",
  component: Folded,
  args: { title: "What the form asks for", children: <p>Full name, phone number, district.</p> },
} satisfies Meta<typeof Folded>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const WithHeadingOnWideScreens: Story = { args: { heading: { level: 2, size: "sm" } } }
