import { useState } from "react"
import { Field } from "../../components/field"
import { Form, FormSubmit } from "../../components/form"
import { TextInput } from "../../components/text-input"
import { messages } from "./messages"

/** There are no coupons yet, so every code is refused. The input keeps its value, to be corrected. */
export function CouponForm() {
  const [isRefused, setRefused] = useState(false)
  return (
    <Form
      data-slot="coupon"
      layout="row"
      className="max-w-md print:hidden"
      // A changed code has not been checked yet.
      onChange={() => setRefused(false)}
      onSend={(_values, form) => {
        setRefused(true)
        form.querySelector("input")?.focus()
      }}
    >
      <Field
        name="coupon"
        label={messages.coupon.label}
        className="min-w-0 flex-1"
        error={isRefused ? messages.coupon.invalid : undefined}
      >
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      {/* Aligned with the input, below its label. */}
      <FormSubmit variant="outline" className="mt-7.5">
        {messages.coupon.apply}
      </FormSubmit>
    </Form>
  )
}
