import type { Meta, StoryObj } from "@storybook/react-vite"
import { registration } from "./registration.fixture"
import { RegistrationFrame } from "./registration-frame"

const meta = {
  title: "features/membership/RegistrationFrame",
  component: RegistrationFrame,
  args: { copy: registration, address: "/member-form.html", foreign: false },
} satisfies Meta<typeof RegistrationFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const OtherHost: Story = { args: { address: "https://forms.example.org/join", foreign: true } }
