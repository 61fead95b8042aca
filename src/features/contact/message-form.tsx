import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { HandOverForm } from "./hand-over-form"
import type { Draft } from "./hand-over-message"

interface MessageFormProps {
  copy: Pick<Queries.ContactFormCopyFragment, "submitLabel" | "successMessage">
  /** The URL that receives the message; null if there is none. */
  endpoint: string | null
}

/** The contact page's form: four fields, all required (spec section 5). */
export function MessageForm({ copy, endpoint }: MessageFormProps) {
  return (
    <HandOverForm describe={describe} endpoint={endpoint} thanks={copy.successMessage}>
      <p className="no-js-only">
        Sending this form needs JavaScript. Please call us or write an email. The numbers are on this page.
      </p>
      <RequiredNote />
      <Field name="name" label="Your name" required>
        <TextInput autoComplete="name" />
      </Field>
      <FormRow>
        <Field name="email" label="Email address" kind="email" required>
          <EmailInput />
        </Field>
        <Field name="phone" label="Phone number" kind="tel" required>
          <TelInput />
        </Field>
      </FormRow>
      <Field name="comments" label="Your message" required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{copy.submitLabel}</FormSubmit>
    </HandOverForm>
  )
}

const describe = ({ name = "", email = "", phone = "", comments = "" }: FormValues): Draft => ({
  kind: "question",
  fields: { name, email, telephone: phone, text: comments },
})
