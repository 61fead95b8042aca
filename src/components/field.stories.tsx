import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"
import { Form, FormSubmit } from "./form"
import { Select } from "./select"
import { EmailInput, TelInput, TextArea, TextInput } from "./text-input"

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
export const Email: Story = { args: { name: "email", label: "Email address", children: <EmailInput /> } }
export const Telephone: Story = { args: { name: "phone", label: "Phone number", children: <TelInput /> } }
export const Password: Story = {
  args: {
    name: "password",
    label: "Password",
    children: <TextInput type="password" autoComplete="current-password" />,
  },
}
export const LongText: Story = { args: { name: "notes", label: "Order notes", children: <TextArea /> } }
export const Choice: Story = {
  args: {
    name: "country",
    label: "Country",
    kind: "choice",
    children: (
      <Select
        defaultValue="canada"
        options={[
          { value: "uganda", label: "Uganda" },
          { value: "canada", label: "Canada" },
        ]}
      />
    ),
  },
}
export const Disabled: Story = { args: { children: <TextInput disabled defaultValue="Nakato Prossy" /> } }
export const ReadOnly: Story = { args: { children: <TextInput readOnly defaultValue="Nakato Prossy" /> } }
