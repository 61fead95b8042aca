import { useState } from "react"
import { postForm } from "../browser/post-form"
import { Field } from "../components/field"
import { Form, FormSubmit, type FormValues } from "../components/form"
import { EmailInput } from "../components/text-input"
import { toast } from "../components/toast-store"
import { SendMessage } from "../features/contact/send-message"
import { Consent } from "../shared/consent"
import { useSite } from "../shared/use-site"

/** Not in messages.ts, because the form is deferred. */
export const subscribeMessages = {
  email: "Your email address",
  send: "Subscribe",
  failed: "Your address could not be sent. It is still in the box; please try again.",
  notSent: (address: string) => `Not sent yet: ${address}. Press WhatsApp, then press send.`,
}

interface SubscribeFormProps {
  /** The success message, verbatim (spec section 5). */
  thanks: string
}

/** The newsletter form; without an endpoint in data/site.json it offers to send the address as a message. */
export default function SubscribeForm({ thanks }: SubscribeFormProps) {
  const endpoint = useSite().site.forms.subscribe
  const [preparedEmail, setPreparedEmail] = useState<string>()
  const send = async (values: FormValues, form: HTMLFormElement) => {
    if (endpoint && !(await postForm(endpoint, values))) {
      toast.error(subscribeMessages.failed)
      return
    }
    form.reset()
    toast.success(thanks)
    if (!endpoint) setPreparedEmail(values.email)
  }
  return (
    <div data-slot="subscribe-form">
      <Form onSend={send} layout="compact">
        <Field name="email" label={subscribeMessages.email} required>
          <EmailInput />
        </Field>
        <FormSubmit>{subscribeMessages.send}</FormSubmit>
      </Form>
      <Consent purpose="news" />
      <div className="space-y-3">
        <p role="status">{preparedEmail && subscribeMessages.notSent(preparedEmail)}</p>
        {preparedEmail && <SendMessage draft={{ kind: "news", fields: { email: preparedEmail } }} />}
      </div>
    </div>
  )
}
