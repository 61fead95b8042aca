import type { Meta, StoryObj } from "@storybook/react-vite"
import { Link } from "./link"
import { Notice } from "./notice"

const meta = {
  title: "components/Notice",
  component: Notice,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a message in its place on the page: a hint, a success, a warning, an error. It stays. A message about something just done, which need not stay, is a `Toast`.",
      keyboard: ["`Tab` reaches the links and buttons in it, and nothing else."],
      accessibility: [
        'One that appears after something was done gets `role="status"`, or `role="alert"` if it is an error.',
        "The icon differs with the variant, but the words must say it alone.",
        "It does not take the focus.",
      ],
    },
  },
  args: { children: "Sign-in is not open yet. Nothing you type here is kept or sent." },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: {
    variant: "success",
    role: "status",
    children:
      "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
  },
}
export const Warning: Story = { args: { variant: "warning", children: "Report theft to the police within 24 hours." } }
export const Danger: Story = {
  args: { variant: "danger", role: "alert", children: "Your message could not be sent. What you typed is still here." },
}
export const WithLink: Story = {
  args: {
    children: (
      <>
        Sorry, it seems that there are no available payment methods. Please <Link href="/contact">contact us</Link> if
        you require assistance or wish to make alternate arrangements.
      </>
    ),
  },
}
