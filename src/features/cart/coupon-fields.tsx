import { useState } from "react"
import { Field } from "../../components/field"
import { Form, FormSubmit } from "../../components/form"
import { TextInput } from "../../components/text-input"

export type CouponCopy = Pick<
  Queries.CartSectionCopyFragment,
  "couponTitle" | "couponLabel" | "applyLabel" | "badCoupon"
>

/** There are no coupons yet, so every code gets the stated answer; what was typed stays, to be mended. */
export function CouponFields({ copy }: { copy: CouponCopy }) {
  const [isRefused, setRefused] = useState(false)
  return (
    <Form
      className="mt-2 gap-3!"
      // With the next letter it is another code, about which nothing has been said.
      onChange={() => setRefused(false)}
      onSend={(_values, form) => {
        setRefused(true)
        form.querySelector("input")?.focus()
      }}
    >
      <Field name="coupon" label={copy.couponLabel} error={isRefused ? copy.badCoupon : undefined}>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <FormSubmit variant="outline">{copy.applyLabel}</FormSubmit>
    </Form>
  )
}
