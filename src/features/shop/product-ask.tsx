import { useId } from "react"
import { HandOverMessage } from "../contact"
import { detailMessages } from "./detail-messages"

interface ProductAskProps {
  questions: readonly string[]
  /** Whether asking is the primary action, as for a living animal. */
  isFirst: boolean
  about: Readonly<Record<"product" | "sku" | "price" | "page", string>>
}

/** Sends questions about a product by WhatsApp or SMS, or calls. */
export function ProductAsk({ questions, isFirst, about }: ProductAskProps) {
  const id = useId()
  const text = questions.join(" ")
  return (
    <div id="ask" data-slot="product-ask" role="group" aria-labelledby={id} className="scroll-mt-28 print:hidden">
      <p id={id} className={isFirst ? "mb-2 font-semibold text-ink-strong max-sm:sr-only" : "sr-only"}>
        {isFirst ? detailMessages.ask.animal : detailMessages.ask.goods}
      </p>
      <HandOverMessage
        isRow={!isFirst}
        isCompact={isFirst}
        draft={{ kind: "product-question", fields: { ...about, text } }}
        labels={isFirst ? detailMessages.ask.firstWays : detailMessages.ask.ways}
      />
      {isFirst && (
        <p className="mt-3 w-fit rounded-lg rounded-tl-none bg-surface-sunken px-4 py-2 text-ink">“{text}”</p>
      )}
    </div>
  )
}
