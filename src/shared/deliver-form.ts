import { messageText, whatsAppLink } from "../lib/message-links"
import { postForm } from "../lib/post-form"
import type { FormValues } from "../components/form"
import { toast } from "../components/toast-store"

interface Delivery {
  form: HTMLFormElement
  values: FormValues
  /** First line of the message that may be sent on WhatsApp. */
  title: string
  /** What each field is called in that message, in its order. */
  fields: readonly (readonly [label: string, value: string])[]
  /** Where the values are posted; null while there is no such place. */
  endpoint: string | null
  /** The number that a visitor may send the message to. */
  chatNumber: string
  /** What the visitor reads when it is done. */
  successMessage: string
}

/**
 * Sends what was written and clears the form. Without an address to post to, nothing leaves before the visitor taps
 * "Send on WhatsApp". A post that fails says so and leaves the form as it is.
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
