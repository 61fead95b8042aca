import type { Meta, StoryObj } from "@storybook/react-vite"
import { ownSite, postingSite, privacyCopy } from "./privacy.fixture"
import { Privacy } from "./privacy"

const meta = {
  title: "features/privacy/Privacy",
  component: Privacy,
  args: { copy: privacyCopy, site: ownSite },
} satisfies Meta<typeof Privacy>
export default meta
type Story = StoryObj<typeof meta>

export const NothingIsSent: Story = {}
export const EverythingIsPosted: Story = { args: { site: postingSite } }
