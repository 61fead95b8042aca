import { graphql } from "gatsby"
import { useRef, useState, type ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { postForm } from "../../browser/post-form"
import { clearDraft } from "../../shared/use-draft"
import { CartFrame } from "./cart-frame"
import { CartSkeleton } from "./cart-skeleton"
import { CheckoutForm } from "./checkout-form"
import { OrderSummary } from "./order-summary"
import { SendOrder } from "./send-order"
import { TermsLink } from "./terms-link"
import { useCart } from "./use-cart"
import { useOrder } from "./use-order"
import { messages } from "./messages"
import type { FormValues } from "../../components/form"
import { Heading } from "../../components/heading"
import { Alert } from "../../components/alert"
import { SendVia } from "../contact"
import { toast } from "../../components/toast-store"

interface CheckoutProps {
  content: Queries.CheckoutContentFragment
  /** Rendered after the alert that there is no online payment. */
  children?: ReactNode
}

/**
 * The order, what it contains, and the billing details. Submitting those only resets the form, as the specification
 * says; their values go into the messages below the alert, which takes the focus. If data/site.json has an address for
 * orders, the form is posted there too.
 */
export function Checkout({ content, children }: CheckoutProps) {
  const { site } = useSite()
  const cart = useCart()
  const { items, totals, isLoaded, remove } = cart
  const { sendProps, canOrder, describe, markSent } = useOrder(items)
  const paymentAlert = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<"sent" | "notSent">()

  const send = async (values: FormValues, form: HTMLFormElement) => {
    const endpoint = canOrder && site.forms.order
    if (endpoint) {
      if (!(await postForm(endpoint, { ...values, order: describe() }))) {
        toast.error(messages.billing.failed)
        return
      }
      markSent()
    }
    clearDraft("billing")
    form.reset()
    setResult(endpoint ? "sent" : "notSent")
    paymentAlert.current?.focus()
  }

  return (
    <CartFrame cart={cart} picture={content.emptyImage}>
      {!(isLoaded && items.length === 0) && (
        <div
          data-cart-view={isLoaded ? undefined : "filled"}
          className="js-only grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10"
        >
          {(!isLoaded || canOrder) && <SendOrder order={sendProps} isLoaded={isLoaded} />}
          <div className="min-w-0 space-y-6 rounded-lg bg-surface-raised p-4 shadow-card sm:p-6 lg:sticky lg:top-(--below-header) lg:col-start-2 lg:row-span-2 lg:row-start-1 low:static">
            <Heading level={2}>{messages.billing.orderTitle}</Heading>
            {isLoaded ? (
              <>
                <OrderSummary items={items} totals={totals} onRemove={remove} />
                <div data-slot="payment-alert" className="space-y-4">
                  <Alert ref={paymentAlert} variant="warning" tabIndex={-1}>
                    <p>{content.paymentNotice}</p>
                    {result && canOrder && <p className="mt-2 font-semibold">{messages.billing[result]}</p>}
                  </Alert>
                  {result && canOrder && <SendVia {...sendProps} />}
                </div>
                <TermsLink />
                {children}
              </>
            ) : (
              <CartSkeleton />
            )}
          </div>
          <CheckoutForm countries={content.countries} onSend={send} />
        </div>
      )}
    </CartFrame>
  )
}

export const checkoutContentFragment = graphql`
  fragment CheckoutContent on Cart {
    ...CartContent
    paymentNotice
    countries {
      ...CountryOption
    }
  }
`
