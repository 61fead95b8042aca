import type { Meta, StoryObj } from "@storybook/react-vite"
import { LoginForm } from "./login-form"

const meta = {
  title: "features/login/LoginForm",
  component: LoginForm,
  args: {},
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
