import { Field } from "../../components/field"
import { EmailInput, TextInput } from "../../components/text-input"

export function NameAndEmail({ words }: { words: { readonly name: string; readonly email: string } }) {
  return (
    <>
      <Field name="name" label={words.name} required>
        <TextInput autoComplete="name" />
      </Field>
      <Field name="email" label={words.email} required>
        <EmailInput />
      </Field>
    </>
  )
}
