import { Field } from "../../components/field"
import { EmailInput, TextInput } from "../../components/text-input"
import { messages } from "./messages"

export function NameAndEmail() {
  return (
    <>
      <Field name="name" label={messages.yourName} required>
        <TextInput autoComplete="name" />
      </Field>
      <Field name="email" label={messages.yourEmail} required>
        <EmailInput />
      </Field>
    </>
  )
}
