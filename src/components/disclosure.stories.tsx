import type { Meta, StoryObj } from "@storybook/react-vite"
import { Disclosure } from "./disclosure"

const meta = {
  title: "components/Disclosure",
  component: Disclosure,
  args: { title: "What the form asks for", children: <p>Full name, phone number, district.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const WithHeadingOnWideScreens: Story = { args: { heading: { level: 2, size: "sm" } } }
