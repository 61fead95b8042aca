import { ArrowDown, CircleCheck } from "lucide-react"
import { useId, type MouseEvent, type Ref } from "react"
import { SendVia, type SendViaProps } from "./send-via"
import { fitMessage } from "./send-message"
import type { Message } from "../../lib/messages/form"
import { givenAnswers, writeMessage } from "../../lib/messages/write"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { useSite } from "../../shared/use-site"
import { messages } from "./messages"

interface PreparedMessageProps {
  ref: Ref<HTMLDivElement>
  thanks: string
  message: Message
  /** Whether it was posted to an endpoint; otherwise it is still on the visitor's device. */
  isPosted: boolean
  /** Whether a link to send it was pressed. */
  isOpened: boolean
  onSend: SendViaProps["onSend"]
  onClear: () => void
  /** Defaults to the chat's number. */
  telephone?: string
}

/** Shown above a submitted form: thanks, the channels to send the message, and the answers. */
export function PreparedMessage({
  ref,
  thanks,
  message,
  isPosted,
  isOpened,
  onSend,
  onClear,
  telephone,
}: PreparedMessageProps) {
  const { chat } = useSite().site
  const id = useId()
  return (
    <div
      ref={ref}
      data-slot="prepared-message"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-thanks`}
      aria-describedby={`${id}-state`}
      // Room for the toast above it.
      className="scroll-mt-40 space-y-5"
      onClickCapture={ignoreDoubleClick}
    >
      <Heading level={3} id={`${id}-thanks`}>
        {thanks}
      </Heading>
      <p id={`${id}-state`} className="flex items-center gap-3">
        <Icon icon={isPosted ? CircleCheck : ArrowDown} className="text-accent" />
        <span>{isPosted ? messages.sent.posted : isOpened ? messages.sent.again : messages.sent.notYet}</span>
      </p>
      <SendVia {...fitMessage(message, telephone ?? chat.number)} onSend={onSend} />
      <div className="space-y-2">
        <p className="font-semibold text-ink-strong">{messages.sent.answers}</p>
        {message.lines ? (
          <p className="wrap-anywhere whitespace-pre-line">{writeMessage(message)}</p>
        ) : (
          <dl className="max-w-measure space-y-2">
            {givenAnswers(message).map(({ key, label, value }) => (
              <div key={key}>
                <dt className="text-sm text-ink-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Button variant="outline" onClick={onClear}>
        {messages.sent.clear}
      </Button>
    </div>
  )
}

/** Ignores the second half of a double click on "Send", after which another control is under the pointer. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
