import type { Meta, StoryObj } from "@storybook/react-vite"
import { registration } from "./registration.fixture"
import { Registration } from "./registration"

const meta = {
  title: "features/membership/Registration",
  component: Registration,
  args: { copy: registration, otherForm: null },
} satisfies Meta<typeof Registration>
export default meta
type Story = StoryObj<typeof meta>

export const OwnForm: Story = {}

/** data/site.json names another host's form. */
export const OtherForm: Story = { args: { otherForm: "https://forms.example.org/join" } }
