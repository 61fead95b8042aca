import { useId } from "react"
import { SendMessage } from "../contact"
import { detailMessages } from "./detail-messages"

interface ProductEnquiryProps {
  questions: readonly string[]
  /** Whether asking is the primary action, as for a living animal. */
  isPrimary: boolean
  about: Readonly<Record<"product" | "sku" | "price" | "page", string>>
}

/** Sends questions about a product by WhatsApp or SMS, or calls. */
export function ProductEnquiry({ questions, isPrimary, about }: ProductEnquiryProps) {
  const id = useId()
  const text = questions.join(" ")
  return (
    <div id="ask" data-slot="product-enquiry" role="group" aria-labelledby={id} className="scroll-mt-28 print:hidden">
      <p id={id} className={isPrimary ? "mb-2 font-semibold text-ink-strong max-sm:sr-only" : "sr-only"}>
        {isPrimary ? detailMessages.ask.animal : detailMessages.ask.goods}
      </p>
      <SendMessage
        layout={isPrimary ? "compact" : "row"}
        draft={{ kind: "product-question", fields: { ...about, text } }}
        labels={isPrimary ? detailMessages.ask.primaryLabels : detailMessages.ask.labels}
      />
      {isPrimary && (
        <p className="mt-3 w-fit rounded-lg rounded-tl-none bg-surface-sunken px-4 py-2 text-ink">“{text}”</p>
      )}
    </div>
  )
}
