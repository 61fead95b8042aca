import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"
import { Form, FormSubmit } from "./form"
import { Select } from "./select"
import { EmailInput, TelInput, TextArea, TextInput } from "./text-input"

const meta = {
  title: "components/Field",
  component: Field,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "One question of a form: label, control, hint and message. Put a control into it: `TextInput`, `EmailInput`, `TelInput`, `TextArea` or `Select`. It works inside a `Form` only. `hint` says what helps beforehand; `kind` is `choice` where the message asks to choose, not to fill in.",
      keyboard: ["`Tab` reaches the control. The keys inside it are the browser's own."],
      accessibility: [
        "The label always shows; a placeholder does not replace it.",
        "Hint and message belong to the control (`aria-describedby`), and a wrong answer is marked with `aria-invalid`.",
        "A message that appears while somebody fills the form in is announced; on sending, the focus goes to the first wrong answer instead.",
        "Set `autoComplete` on the control wherever the answer is about the visitor (WCAG 1.3.5).",
      ],
    },
  },
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
