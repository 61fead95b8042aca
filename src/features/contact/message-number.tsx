import { useSite } from "../../shared/use-site"

/** The number of a message that was handed over, in the words of `data/site.json`. */
export function MessageNumber({ number }: { number: string }) {
  const [before = "", after = ""] = useSite().site.messageNumber.split("{number}")
  return (
    <p data-slot="message-number">
      {before}
      <strong translate="no" className="whitespace-nowrap text-ink-strong">
        {number}
      </strong>
      {after}
    </p>
  )
}
