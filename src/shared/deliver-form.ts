import { messageText, whatsAppLink } from "../lib/message-links"
import { postForm } from "../lib/post-form"
import type { FormValues } from "../components/form"
import { toast } from "../components/toast-store"

interface Delivery {
  form: HTMLFormElement
  values: FormValues
  /** First line of the WhatsApp message. */
  title: string
  /** The fields with their labels, in the order of that message. */
  fields: readonly (readonly [label: string, value: string])[]
  /** The URL that receives the values; null if there is none. */
  endpoint: string | null
  /** The WhatsApp number for the message. */
  chatNumber: string
  /** The message after a successful submission. */
  successMessage: string
}

/**
 * Posts the form's values and resets the form. Without an endpoint nothing is sent until the visitor taps "Send on
 * WhatsApp". If the request fails, the visitor is told and the form keeps its values.
 */
export async function deliverForm({
  form,
  values,
  title,
  fields,
  endpoint,
  chatNumber,
  successMessage,
}: Delivery): Promise<void> {
  if (endpoint && !(await postForm(endpoint, values))) {
    toast.error("Your message could not be sent. It is still in the form; please try again.")
    return
  }
  form.reset()
  toast.success(successMessage, {
    action: { label: "Send on WhatsApp", href: whatsAppLink(chatNumber, messageText(title, fields)) },
  })
}
