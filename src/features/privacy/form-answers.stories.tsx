import type { Meta, StoryObj } from "@storybook/react-vite"
import { formAnswers, ownSite, postingSite } from "./privacy.fixture"
import { FormAnswers } from "./form-answers"

const meta = {
  title: "features/privacy/FormAnswers",
  component: FormAnswers,
  args: { copy: formAnswers, site: ownSite },
} satisfies Meta<typeof FormAnswers>
export default meta
type Story = StoryObj<typeof meta>

export const NothingIsSent: Story = {}
export const EverythingIsPosted: Story = { args: { site: postingSite } }
export const WithoutNewsletter: Story = {
  args: { site: { ...ownSite, features: { ...ownSite.features, newsletter: false } } },
}
