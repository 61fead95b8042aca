import type { Ref } from "react"
import { ButtonLink } from "../../components/button"
import { Notice } from "../../components/notice"

interface OrderHandoverProps {
  copy: Pick<Queries.CheckoutCopyFragment, "paymentNotice"> & {
    checkout: Pick<Queries.CheckoutCopyFragment["checkout"], "whatsAppLabel" | "whatsAppHint">
  }
  /** The link with the order filled in; none where there is nothing to order. */
  href: string | undefined
  /** Called just before the link can be used, by pointer or by keyboard. */
  onReach?: () => void
  /** Called when the link is pressed. */
  onSend?: () => void
  /** The notice, which takes the focus when the form has been submitted. */
  ref?: Ref<HTMLDivElement>
}

/** There is nowhere to pay, and how the order gets through all the same (spec section 2, Checkout; decisions.md). */
export function WhatsAppOrder({ copy, href, onReach, onSend, ref }: OrderHandoverProps) {
  return (
    <div data-slot="order-handover" className="space-y-4">
      <Notice ref={ref} variant="warning" tabIndex={-1}>
        {copy.paymentNotice}
      </Notice>
      {href && (
        <>
          <ButtonLink
            href={href}
            variant="primary"
            size="lg"
            className="w-full shrink!"
            onPointerDown={onReach}
            onFocus={onReach}
            onClick={onSend}
          >
            {copy.checkout.whatsAppLabel}
          </ButtonLink>
          <p className="text-ink-muted">{copy.checkout.whatsAppHint}</p>
        </>
      )}
    </div>
  )
}
