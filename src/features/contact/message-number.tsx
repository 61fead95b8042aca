import { words } from "./words"

/** The number of a message that was handed over. */
export function MessageNumber({ number }: { number: string }) {
  return (
    <p data-slot="message-number">
      {words.messageNumber.before}
      <strong translate="no" className="whitespace-nowrap text-ink-strong">
        {number}
      </strong>
      {words.messageNumber.after}
    </p>
  )
}
