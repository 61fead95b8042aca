import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"
import { Form, FormSubmit } from "./form"
import { TextInput } from "./text-input"

const meta = {
  title: "components/Field",
  component: Field,
  args: { name: "name", label: "Full name", children: <TextInput autoComplete="name" /> },
  decorators: [
    (Story) => (
      <Form aria-label="Registration" className="max-w-md">
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Optional: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = { args: { hint: "As people call you." } }
export const WithError: Story = { args: { hint: "Letters and digits.", error: "This coupon code is not valid." } }
