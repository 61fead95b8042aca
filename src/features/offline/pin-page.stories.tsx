import type { Meta, StoryObj } from "@storybook/react-vite"
import { PinPage } from "./pin-page"
import { pinButtonCopy } from "./pin-page.fixture"

const meta = {
  title: "features/offline/PinPage",
  component: PinPage,
  args: { copy: pinButtonCopy, path: "/service-details/3" },
} satisfies Meta<typeof PinPage>
export default meta
type Story = StoryObj<typeof meta>

export const Room: Story = {}
