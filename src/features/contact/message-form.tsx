import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { deliverForm } from "../../shared/deliver-form"

interface MessageFormProps {
  copy: Pick<Queries.ContactFormCopyFragment, "submitLabel" | "successMessage">
  /** The URL that receives the message; null if there is none. */
  endpoint: string | null
  /** The WhatsApp number for the message. */
  chatNumber: string
}

/** The contact page's form: four fields, all required (spec section 5). */
export function MessageForm({ copy, endpoint, chatNumber }: MessageFormProps) {
  const send = (values: FormValues, form: HTMLFormElement) =>
    deliverForm({
      form,
      values,
      title: "Message from the CaFN website",
      fields: [
        ["Name", values.name ?? ""],
        ["E-mail", values.email ?? ""],
        ["Telephone", values.phone ?? ""],
        ["Message", values.comments ?? ""],
      ],
      endpoint,
      chatNumber,
      successMessage: copy.successMessage,
    })

  return (
    <Form onSend={send}>
      <RequiredNote />
      <Field name="name" label="Your name" required>
        <TextInput autoComplete="name" />
      </Field>
      <FormRow>
        <Field name="email" label="E-mail address" kind="email" required>
          <EmailInput />
        </Field>
        <Field name="phone" label="Telephone" kind="tel" required>
          <TelInput />
        </Field>
      </FormRow>
      <Field name="comments" label="Your message" required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{copy.submitLabel}</FormSubmit>
      <p className="no-js-only">
        Sending this form needs JavaScript. Please ring us up or write an e-mail; the numbers stand on this page.
      </p>
    </Form>
  )
}
