import type { Meta, StoryObj } from "@storybook/react-vite"
import { ErrorScreen } from "./error-screen"

const meta = { title: "features/errors/ErrorScreen", component: ErrorScreen } satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const SomethingWentWrong: Story = {}
