import type { Meta, StoryObj } from "@storybook/react-vite"
import { Checkbox } from "./checkbox"
import { Form, FormSubmit } from "./form"

const meta = {
  title: "components/Checkbox",
  component: Checkbox,
  args: { name: "news", label: "Tell me about training days near me" },
  decorators: [
    (Story) => (
      <Form aria-label="News">
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Required: Story = { args: { label: "I have read the by-laws", required: true } }
export const WithHint: Story = { args: { hint: "At most one message a month." } }
export const WithError: Story = { args: { required: true, error: "Please tick this box to go on." } }
