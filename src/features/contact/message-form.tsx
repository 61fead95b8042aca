import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { useSite } from "../../shared/use-site"
import { PreparedMessageForm } from "./prepared-message-form"
import type { Draft } from "./send-message"
import { formMessages } from "./form-messages"
import { messages } from "./messages"

export function MessageForm() {
  const { forms } = useSite().site
  return (
    <PreparedMessageForm draft="contact" describe={describe} endpoint={forms.contact} thanks={formMessages.thanks}>
      <p className="no-js-only">{formMessages.withoutScript}</p>
      <RequiredNote />
      <Field name="name" label={messages.yourName} required>
        <TextInput autoComplete="name" />
      </Field>
      <FormRow>
        <Field name="email" label={messages.yourEmail} required>
          <EmailInput />
        </Field>
        <Field name="phone" label={formMessages.phone} required>
          <TelInput />
        </Field>
      </FormRow>
      <Field name="comments" label={formMessages.message} required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{formMessages.submit}</FormSubmit>
    </PreparedMessageForm>
  )
}

const describe = ({ name = "", email = "", phone = "", comments = "" }: FormValues): Draft => ({
  kind: "question",
  fields: { name, email, telephone: phone, text: comments },
})
