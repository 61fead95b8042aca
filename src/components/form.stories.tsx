import type { Meta, StoryObj } from "@storybook/react-vite"
import { Field } from "./field"
import { Form, FormRow, FormSubmit, RequiredNote } from "./form"
import { SelectField } from "./select-field"
import { EmailInput, TelInput, TextArea, TextInput } from "./text-input"

const meta = {
  title: "components/Form",
  component: Form,
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: { "aria-label": "Contact CaFN", onSend: () => {} },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>
export default meta

export const Contact: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <RequiredNote />
        <FormRow>
          <Field name="name" label="Name" required>
            <TextInput autoComplete="name" />
          </Field>
          <Field name="email" label="Email address" required>
            <EmailInput />
          </Field>
          <Field name="phone" label="Phone number" hint="With the country, such as +256." required>
            <TelInput />
          </Field>
          <Field name="interest" label="Interest" kind="choice" required>
            <SelectField options={[{ value: "training", label: "Training" }]} placeholder="Choose an interest" />
          </Field>
        </FormRow>
        <Field name="comments" label="Comments" required>
          <TextArea />
        </Field>
        <FormSubmit>Send message</FormSubmit>
      </>
    ),
  },
}
