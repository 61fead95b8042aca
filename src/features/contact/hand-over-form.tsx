import { useEffect, useRef, useState, type ComponentProps } from "react"
import type { Draft } from "./hand-over-message"
import { SentMessage } from "./sent-message"
import type { Message } from "../../lib/messages/form"
import { makeNumber } from "../../lib/messages/number"
import { postForm } from "../../lib/post-form"
import { Form, type FormProps, type FormValues } from "../../components/form"
import { toast } from "../../components/toast-store"
import { Consent } from "../../shared/consent"
import { words } from "./words"

interface HandOverFormProps extends Omit<FormProps, "onSend" | "ref"> {
  /** Makes a message of the values. */
  describe: (values: FormValues) => Draft
  /** Posted with what was typed, such as the title of the post. */
  context?: FormValues
  /** The URL that receives the values; null if there is none. */
  endpoint: string | null
  /** The message after sending, word for word (spec section 8). */
  thanks: string
  /** What the browser can't check: false keeps the form as it is, and the form says why. */
  check?: (values: FormValues) => boolean
  /** The number that the message goes to; without it the chat's. */
  telephone?: string
  /** What we use the answers for. */
  purpose?: ComponentProps<typeof Consent>["purpose"]
}

interface Sent {
  message: Message
  isPosted: boolean
}

/**
 * A form that is replaced by what happens next, until the visitor leaves the page or writes another message. Without an
 * endpoint nothing is sent before the visitor hands the message over. If the request fails, the visitor is told and the
 * form keeps its values.
 */
export function HandOverForm({
  describe,
  context,
  endpoint,
  thanks,
  check,
  telephone,
  purpose = "answer",
  children,
  ...props
}: HandOverFormProps) {
  const [sent, setSent] = useState<Sent>()
  const form = useRef<HTMLFormElement>(null)
  const isAgain = useRef(false)
  useEffect(() => {
    if (sent || !isAgain.current) return
    isAgain.current = false
    form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }, [sent])

  const send = async (values: FormValues) => {
    if (check && !check(values)) return
    const number = makeNumber()
    if (endpoint && !(await postForm(endpoint, { ...values, ...context, number }))) {
      toast.error(words.sent.failed)
      return
    }
    setSent({ message: { ...describe(values), number }, isPosted: endpoint !== null })
    toast.success(thanks)
  }
  const writeAnother = () => {
    isAgain.current = true
    setSent(undefined)
  }

  if (sent) return <SentMessage thanks={thanks} telephone={telephone} {...sent} onAgain={writeAnother} />
  return (
    <Form ref={form} onSend={send} {...props}>
      {children}
      <Consent purpose={purpose} />
    </Form>
  )
}
