import type { Meta, StoryObj } from "@storybook/react-vite"
import { SubscribeForm } from "./subscribe-form"

const meta = {
  title: "layout/SubscribeForm",
  component: SubscribeForm,
  args: { thanks: "Thanks For Subscribe", endpoint: null },
} satisfies Meta<typeof SubscribeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const OnDeepForest: Story = {
  decorators: [
    (Story) => (
      <div className="theme-deep max-w-xs p-6">
        <Story />
      </div>
    ),
  ],
}
