import type { Meta, StoryObj } from "@storybook/react-vite"
import { Login } from "./login"

const meta = {
  title: "features/login/Login",
  component: Login,
  args: { notice: "Sign-in for members of CaFN is not open yet. Nothing that you type here is kept or sent." },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

export const NotOpenYet: Story = {}
