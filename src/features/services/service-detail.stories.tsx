import type { Meta, StoryObj } from "@storybook/react-vite"
import { insurance, serviceCopy, services } from "./services.fixture"
import { ServiceDetail } from "./service-detail"

const meta = {
  title: "features/services/ServiceDetail",
  component: ServiceDetail,
  args: { service: insurance, copy: serviceCopy, services },
} satisfies Meta<typeof ServiceDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Insurance: Story = {}

/** Nothing of the page is written yet (spec section 8, "Missing content"). */
export const ComingSoon: Story = { args: { service: { ...insurance, content: null } } }

const nothing = { overview: null, servicesOffered: null, challenge: null, solution: null, impact: null, faqs: null }

/** Only the overview is written. */
export const HalfWritten: Story = {
  args: { service: { ...insurance, content: { ...nothing, overview: insurance.content?.overview ?? null } } },
}
