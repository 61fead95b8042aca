import { Field } from "../../components/field"
import { EmailInput, TextInput } from "../../components/text-input"

export function NameAndEmail({ messages }: { messages: { readonly name: string; readonly email: string } }) {
  return (
    <>
      <Field name="name" label={messages.name} required>
        <TextInput autoComplete="name" />
      </Field>
      <Field name="email" label={messages.email} required>
        <EmailInput />
      </Field>
    </>
  )
}
