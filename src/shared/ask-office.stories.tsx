import type { Meta, StoryObj } from "@storybook/react-vite"
import { AskOffice } from "./ask-office"

const meta = {
  title: "shared/AskOffice",
  component: AskOffice,
} satisfies Meta<typeof AskOffice>
export default meta
type Story = StoryObj<typeof meta>

export const Office: Story = {}
