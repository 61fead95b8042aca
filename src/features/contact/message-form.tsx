import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { HandOverForm } from "./hand-over-form"
import type { Draft } from "./hand-over-message"
import { formWords } from "./form-words"

interface MessageFormProps {
  /** The URL that receives the message; null if there is none. */
  endpoint: string | null
}

export function MessageForm({ endpoint }: MessageFormProps) {
  return (
    <HandOverForm draft="contact" describe={describe} endpoint={endpoint} thanks={formWords.thanks}>
      <p className="no-js-only">{formWords.withoutScript}</p>
      <RequiredNote />
      <Field name="name" label={formWords.name} required>
        <TextInput autoComplete="name" />
      </Field>
      <FormRow>
        <Field name="email" label={formWords.email} required>
          <EmailInput />
        </Field>
        <Field name="phone" label={formWords.phone} required>
          <TelInput />
        </Field>
      </FormRow>
      <Field name="comments" label={formWords.message} required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{formWords.submit}</FormSubmit>
    </HandOverForm>
  )
}

const describe = ({ name = "", email = "", phone = "", comments = "" }: FormValues): Draft => ({
  kind: "question",
  fields: { name, email, telephone: phone, text: comments },
})
