import type { Meta, StoryObj } from "@storybook/react-vite"
import PinButton from "./pin-button"
import { pinButtonCopy } from "./pin-page.fixture"

const meta = {
  title: "features/offline/PinButton",
  component: PinButton,
  args: { copy: pinButtonCopy, path: "/service-details/3" },
} satisfies Meta<typeof PinButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without a service worker there is nothing to show. */
export const NotServed: Story = {}
