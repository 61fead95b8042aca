import type { Meta, StoryObj } from "@storybook/react-vite"
import { HelpNumbers } from "./help-numbers"

const meta = {
  title: "shared/HelpNumbers",
  component: HelpNumbers,
} satisfies Meta<typeof HelpNumbers>
export default meta
type Story = StoryObj<typeof meta>

export const Numbers: Story = {}
