import type { Meta, StoryObj } from "@storybook/react-vite"
import KeepButton from "./keep-button"
import { keepButtonCopy } from "./keep-page.fixture"

const meta = {
  title: "features/offline/KeepButton",
  component: KeepButton,
  args: { copy: keepButtonCopy, path: "/service-details/3" },
} satisfies Meta<typeof KeepButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without a service worker there is nothing to show. */
export const NotServed: Story = {}
