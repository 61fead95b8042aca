import { useEffect, useId, useRef, type MouseEvent } from "react"
import { HandOver } from "./hand-over"
import { fitMessage } from "./hand-over-message"
import type { Message } from "../../lib/messages/form"
import { givenAnswers, writeMessage } from "../../lib/messages/write"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Notice } from "../../components/notice"
import { useSite } from "../../shared/use-site"
import { words } from "./words"

interface SentMessageProps {
  thanks: string
  message: Message
  /** Whether it was posted to an endpoint; otherwise it is still on the visitor's device. */
  isPosted: boolean
  /** Defaults to the chat's number. */
  telephone?: string
  onAgain: () => void
}

/** Replaces a submitted form: thanks, the ways to send the message, and what was typed. Takes the focus on mount. */
export function SentMessage({ thanks, message, isPosted, telephone, onAgain }: SentMessageProps) {
  const id = useId()
  const { chat } = useSite().site
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: "start" })
  }, [])

  return (
    <div
      ref={panel}
      data-slot="sent-message"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-thanks`}
      aria-describedby={`${id}-state`}
      // Scrolls to below the toast that says the same.
      className="scroll-mt-28 space-y-5"
      onClickCapture={passOverRepeated}
    >
      <Heading level={3} id={`${id}-thanks`}>
        {thanks}
      </Heading>
      <Notice variant={isPosted ? "success" : "warning"}>
        <p id={`${id}-state`}>
          {isPosted ? (
            <>
              <strong>{words.sent.posted}</strong> {words.sent.postedLead}
            </>
          ) : (
            words.sent.notYet
          )}
        </p>
      </Notice>
      <HandOver {...fitMessage(message, telephone ?? chat.number)} />
      <div className="space-y-2">
        <p className="font-semibold text-ink-strong">{words.sent.answers}</p>
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
      <Button variant="outline" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </div>
  )
}

/** Ignores the second half of a double click on "Send", which would press what replaces the button. */
function passOverRepeated(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
