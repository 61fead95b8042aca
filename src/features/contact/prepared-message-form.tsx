import { useEffect, useRef, useState, type ComponentProps } from "react"
import type { Draft } from "./send-message"
import { PreparedMessage } from "./prepared-message"
import { makeNumber } from "../../lib/messages/number"
import { postForm } from "../../browser/post-form"
import { Form, type FormProps, type FormValues } from "../../components/form"
import { toast } from "../../components/toast-store"
import { Consent } from "../../shared/consent"
import { clearDraft, useDraft, usePreparedValues } from "../../shared/use-draft"
import { messages } from "./messages"

interface PreparedMessageFormProps extends Omit<FormProps, "onSend" | "onChange" | "ref"> {
  /** Identifies what is typed in this tab; see `useDraft`. */
  draft: string
  /** Turns the submitted values, with those of `context`, into a message. */
  describe: (values: FormValues) => Draft
  /** Posted with the values, such as the title of the post. */
  context?: FormValues
  /** The URL that receives the values; null if there is none. */
  endpoint: string | null
  thanks: string
  /** Validates more than the browser can: false stops the submission, and the form shows an error. */
  check?: (values: FormValues) => boolean
  /** Gets the values on mount and on each change. */
  onRead?: (values: FormValues) => void
  /** Defaults to the chat's number. */
  telephone?: string
  /** How we use the answers. */
  purpose?: ComponentProps<typeof Consent>["purpose"]
}

/**
 * A form that is reset by a submission and shows the prepared message above it. Without an endpoint nothing is posted:
 * the visitor sends the message. If posting fails, a toast says so and the form keeps its values.
 */
export function PreparedMessageForm({
  draft,
  describe,
  context,
  endpoint,
  thanks,
  check,
  onRead,
  telephone,
  purpose = "answer",
  children,
  ...props
}: PreparedMessageFormProps) {
  const form = useDraft(draft, onRead)
  const [stored, setStored] = usePreparedValues(draft)
  /** The values of a message whose link was pressed. Not stored, so that the next user of the device doesn't see them. */
  const [sentVia, setSentVia] = useState<FormValues>()
  const { number, ...prepared } = sentVia ?? stored
  const preparedMessage = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  // In an effect: a form that was submitted before hydration is sent while React renders.
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    preparedMessage.current?.focus({ preventScroll: true })
    preparedMessage.current?.scrollIntoView({ block: "start" })
  }, [number])

  const send = async (values: FormValues, form: HTMLFormElement) => {
    if (check && !check(values)) return
    const sent = { ...values, ...context, number: makeNumber() }
    if (endpoint && !(await postForm(endpoint, sent))) {
      toast.error(messages.sent.failed)
      return
    }
    takesFocus.current = true
    setSentVia(undefined)
    setStored(sent)
    clearDraft(draft)
    form.reset()
    toast.success(thanks)
  }

  const clear = () => {
    setSentVia(undefined)
    setStored({})
    form.ref.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }

  return (
    <div data-slot="prepared-message-form" className="space-y-8">
      {number && (
        <PreparedMessage
          ref={preparedMessage}
          thanks={thanks}
          message={{ ...describe(prepared), number }}
          isPosted={endpoint !== null}
          isOpened={sentVia !== undefined}
          onSend={(channel) => {
            if (channel === "call") return
            setSentVia({ ...prepared, number })
            setStored({})
          }}
          onClear={clear}
          telephone={telephone}
        />
      )}
      <Form onSend={send} {...form} {...props}>
        {children}
        <Consent purpose={purpose} />
      </Form>
    </div>
  )
}
