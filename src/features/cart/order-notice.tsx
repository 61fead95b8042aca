import type { Ref } from "react"
import { Notice } from "../../components/notice"
import { HandOver, MessageNumber } from "../contact"
import type { OrderHandOver } from "./use-order"

interface OrderNoticeProps {
  copy: Pick<Queries.CheckoutCopyFragment, "paymentNotice"> & {
    checkout: Pick<Queries.CheckoutCopyFragment["checkout"], "sent" | "notSent">
  }
  /** What became of the form; none before it was submitted. */
  result: "sent" | "notSent" | undefined
  /** None where there is nothing to order. */
  order: OrderHandOver | undefined
  onReach: () => void
  /** The notice, which takes the focus when the form has been submitted. */
  ref?: Ref<HTMLDivElement>
}

/**
 * There is nowhere to pay (spec section 2, Checkout). Once the form has been submitted, it also says what became of it,
 * and how the order gets through.
 */
export function OrderNotice({ copy, result, order, onReach, ref }: OrderNoticeProps) {
  return (
    <div data-slot="order-notice" className="space-y-4">
      <Notice ref={ref} variant="warning" tabIndex={-1}>
        <p>{copy.paymentNotice}</p>
        {result && order && <p className="mt-2 font-semibold">{copy.checkout[result]}</p>}
        {result === "sent" && order && <MessageNumber number={order.number} />}
      </Notice>
      {result && order && (
        <HandOver
          {...order}
          onReach={() => {
            onReach()
            order.onReach()
          }}
        />
      )}
    </div>
  )
}
