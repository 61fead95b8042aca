import { postForm } from "../lib/post-form"
import { Field } from "../components/field"
import { Form, FormSubmit, type FormValues } from "../components/form"
import { EmailInput } from "../components/text-input"
import { toast } from "../components/toast-store"

interface SubscribeFormProps {
  /** What a subscriber reads, word for word (spec section 5). */
  thanks: string
  /** Where the address is posted; null while there is no such place. */
  endpoint: string | null
}

/** One e-mail field. It resets and thanks; a post that fails says so and keeps what was typed. */
export function SubscribeForm({ thanks, endpoint }: SubscribeFormProps) {
  const send = async (values: FormValues, form: HTMLFormElement) => {
    if (endpoint && !(await postForm(endpoint, values))) {
      toast.error("Your address could not be sent. It is still in the box; please try again.")
      return
    }
    form.reset()
    toast.success(thanks)
  }
  return (
    <>
      <Form onSend={send} className="js-only gap-3!">
        <Field name="email" label="Your e-mail address" kind="email" required>
          <EmailInput />
        </Field>
        <FormSubmit>Subscribe</FormSubmit>
      </Form>
      <p className="no-js-only text-sm">Subscribing needs JavaScript. Write us an e-mail and we add you to the list.</p>
    </>
  )
}
