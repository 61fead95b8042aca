import type { Ref } from "react"
import { Notice } from "../../components/notice"
import { HandOver, type HandOverProps } from "../contact"
import { words } from "./words"

interface OrderNoticeProps {
  /** That there is nowhere to pay. */
  payment: string
  /** What became of the form; none before it was submitted. */
  result: "sent" | "notSent" | undefined
  /** None where there is nothing to order. */
  order: HandOverProps | undefined
  /** The notice, which takes the focus when the form has been submitted. */
  ref?: Ref<HTMLDivElement>
}

/**
 * There is nowhere to pay (spec section 2, Checkout). Once the form has been submitted, it also says what became of it,
 * and how the order gets through.
 */
export function OrderNotice({ payment, result, order, ref }: OrderNoticeProps) {
  return (
    <div data-slot="order-notice" className="space-y-4">
      <Notice ref={ref} variant="warning" tabIndex={-1}>
        <p>{payment}</p>
        {result && order && <p className="mt-2 font-semibold">{words.billing[result]}</p>}
      </Notice>
      {result && order && <HandOver {...order} />}
    </div>
  )
}
