import type { Meta, StoryObj } from "@storybook/react-vite"
import { Checkbox } from "./checkbox"
import { Form, FormSubmit } from "./form"

const meta = {
  title: "components/Checkbox",
  component: Checkbox,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a statement that can be agreed with. It needs no `Field`: it is one. For one choice of several use `RadioGroup`. It takes effect when the form is sent, not when it is ticked.",
      keyboard: ["`Tab` reaches the box, `Space` ticks it and takes the tick away."],
      accessibility: [
        "Its label is part of what can be pressed, at least 44 px high.",
        "Hint and message are read with the box, and a wrong answer is marked with `aria-invalid`.",
        "Write the label as a statement: “I agree to …”.",
      ],
    },
  },
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
