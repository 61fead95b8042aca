import type { Meta, StoryObj } from "@storybook/react-vite"
import { registration } from "./registration.fixture"
import { RegistrationChecklist } from "./registration-checklist"

const meta = {
  title: "features/membership/RegistrationChecklist",
  component: RegistrationChecklist,
  args: { copy: registration },
} satisfies Meta<typeof RegistrationChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
