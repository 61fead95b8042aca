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
  describe: (values: FormValues) => Draft
  /** Posted with the values, such as the title of the post. */
  context?: FormValues
  /** The URL that receives the values; null if there is none. */
  endpoint: string | null
  thanks: string
  /** Checks what the browser can't: false stops the submission, and the form shows why. */
  check?: (values: FormValues) => boolean
  /** Defaults to the chat's number. */
  telephone?: string
  /** What we use the answers for. */
  purpose?: ComponentProps<typeof Consent>["purpose"]
}

interface Sent {
  message: Message
  isPosted: boolean
}

/**
 * A form that `SentMessage` replaces after submission. Without an endpoint nothing is posted: the visitor sends the
 * message. If posting fails, a toast says so and the form keeps its values.
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
