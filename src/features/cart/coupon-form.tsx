import { useState } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { LostPart } from "../../shared/lost-part"
import type { CouponCopy } from "./coupon-fields"

const CouponFields = lazyWithRetry(async () => ({ default: (await import("./coupon-fields")).CouponFields }), {
  Lost: LostPart,
})

/** Folded, because few have one; the form comes when it is unfolded. */
export function CouponForm({ copy }: { copy: CouponCopy }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      data-slot="coupon"
      className="max-w-md print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-touch items-center text-sm font-semibold text-accent underline underline-offset-4">
        {copy.couponTitle}
      </summary>
      {isOpen && <CouponFields copy={copy} />}
    </details>
  )
}
