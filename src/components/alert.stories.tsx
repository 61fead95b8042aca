import type { Meta, StoryObj } from "@storybook/react-vite"
import { Alert } from "./alert"

const meta = {
  title: "components/Alert",
  component: Alert,
  args: { children: "Sign-in is not open yet. Nothing you type here is kept or sent." },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Warning: Story = { args: { variant: "warning", children: "Report theft to the police within 24 hours." } }
export const Danger: Story = {
  args: { variant: "danger", role: "alert", children: "Your message could not be sent. What you typed is still here." },
}
