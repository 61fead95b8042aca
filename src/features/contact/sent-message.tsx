import { useEffect, useId, useRef, type MouseEvent } from "react"
import { HandOver } from "./hand-over"
import { useTexts } from "./hand-over-message"
import type { Message } from "../../lib/messages/form"
import { givenAnswers } from "../../lib/messages/write"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Notice } from "../../components/notice"
import { words } from "./words"

interface SentMessageProps {
  /** The message after sending, word for word (spec section 8). */
  thanks: string
  /** What was typed, with its number. */
  message: Message
  /** Whether it has been posted to an address of data/site.json; otherwise it is still on the visitor's device. */
  isPosted: boolean
  /** The number that it goes to; without it the chat's. */
  telephone?: string
  /** Brings the empty form back. */
  onAgain: () => void
}

/**
 * Stands in place of a form that was sent: the stated message, that it was posted or how to send it, the buttons that
 * hand the message over, and what was typed. Takes the focus when it appears.
 */
export function SentMessage({ thanks, message, isPosted, telephone, onAgain }: SentMessageProps) {
  const id = useId()
  const texts = useTexts(message)
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
      // Scrolled to, it stands clear of the toast with the same thanks, not under it.
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
      <HandOver {...texts} telephone={telephone} />
      <div className="space-y-2">
        <p className="font-semibold text-ink-strong">{words.sent.answers}</p>
        {message.lines ? (
          <p className="wrap-anywhere whitespace-pre-line">{texts.message}</p>
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

/** The second half of a double click on "Send" must not press what now stands in the button's place. */
function passOverRepeated(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
