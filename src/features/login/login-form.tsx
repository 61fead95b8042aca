import { Field } from "../../components/field"
import { Form, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TextInput } from "../../components/text-input"
import { toast } from "../../components/toast-store"
import { words } from "./words"

/**
 * The specification's login (sections 5 and 6): it resets and tells that sign-in is not available; it checks, stores
 * and sends nothing.
 */
export function LoginForm() {
  const send = (_values: FormValues, form: HTMLFormElement) => {
    form.reset()
    toast.success(words.success)
  }
  return (
    <Form onSend={send}>
      <RequiredNote />
      <Field name="email" label={words.email} required>
        {/* `username` is the value that password managers look for beside a password field. */}
        <EmailInput autoComplete="username" />
      </Field>
      <Field name="password" label={words.password} required>
        <TextInput type="password" autoComplete="current-password" />
      </Field>
      <FormSubmit size="lg">{words.submit}</FormSubmit>
    </Form>
  )
}
