import type { Meta, StoryObj } from "@storybook/react-vite"
import { KeepPage } from "./keep-page"
import { keepButtonCopy } from "./keep-page.fixture"

const meta = {
  title: "features/offline/KeepPage",
  component: KeepPage,
  args: { copy: keepButtonCopy, path: "/service-details/3" },
} satisfies Meta<typeof KeepPage>
export default meta
type Story = StoryObj<typeof meta>

export const Room: Story = {}
