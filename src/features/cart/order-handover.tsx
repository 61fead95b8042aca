import type { Ref } from "react"
import { ButtonLink } from "../../components/button"
import { Notice } from "../../components/notice"

interface OrderHandoverProps {
  words: Pick<Queries.CheckoutWordsFragment, "paymentNotice"> & {
    checkout: Pick<Queries.CheckoutWordsFragment["checkout"], "whatsAppLabel" | "whatsAppHint">
  }
  /** The link with the order filled in. */
  href: string
  /** Called just before the link can be used, by pointer or by keyboard. */
  onReach?: () => void
  /** The notice, which takes the focus when the form has been submitted. */
  ref?: Ref<HTMLDivElement>
}

/** There is nowhere to pay, and how the order gets through all the same (spec section 2, Checkout; decisions.md). */
export function OrderHandover({ words, href, onReach, ref }: OrderHandoverProps) {
  return (
    <div data-slot="order-handover" className="space-y-4">
      <Notice ref={ref} variant="warning" tabIndex={-1}>
        {words.paymentNotice}
      </Notice>
      <ButtonLink
        href={href}
        variant="primary"
        size="lg"
        className="w-full shrink!"
        onPointerDown={onReach}
        onFocus={onReach}
      >
        {words.checkout.whatsAppLabel}
      </ButtonLink>
      <p className="text-sm text-ink-muted">{words.checkout.whatsAppHint}</p>
    </div>
  )
}
