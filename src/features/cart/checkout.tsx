import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { useRef, useState, type ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { postForm } from "../../lib/post-form"
import { CartEmpty } from "./cart-empty"
import { CartHelp } from "./cart-help"
import { CartSkeleton } from "./cart-skeleton"
import { CheckoutForm } from "./checkout-form"
import { OrderNotice } from "./order-notice"
import { OrderSummary } from "./order-summary"
import { SendOrder } from "./send-order"
import { TermsLink } from "./terms-link"
import { useCart } from "./use-cart"
import { useCurrentPrices } from "./use-current-prices"
import { useOrder } from "./use-order"
import { words } from "./words"
import { Container } from "../../components/container"
import type { FormValues } from "../../components/form"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { toast } from "../../components/toast-store"

interface CheckoutProps {
  copy: Queries.CheckoutCopyFragment
  countries: readonly Queries.CountryOptionFragment[]
  /** What follows the notice that there is nowhere to pay. */
  children?: ReactNode
}

/**
 * First the order as it can be sent at once, then what it holds, then the billing details (spec section 2, Checkout),
 * folded on phones. Submitting those only resets the form, as stated; what was filled in goes on in the messages below
 * the notice, to which the focus moves. Where data/site.json names an address for orders, the form is posted there as
 * well. An empty cart has nothing to order: until it has been read, the head's script says which of the two is shown
 * (`inline.ts`).
 */
export function Checkout({ copy, countries, children }: CheckoutProps) {
  const { site } = useSite()
  const { items, totals, isRead, wasEmptied, remove } = useCart()
  useCurrentPrices()
  const { handOver, hasGoods, describe, acceptPrices } = useOrder(items)
  const notice = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<"sent" | "notSent">()

  const send = async (values: FormValues, form: HTMLFormElement) => {
    const endpoint = hasGoods && site.forms.order
    if (endpoint) {
      if (!(await postForm(endpoint, { ...values, order: describe() }))) {
        toast.error(words.billing.failed)
        return
      }
      acceptPrices()
    }
    form.reset()
    setResult(endpoint ? "sent" : "notSent")
    notice.current?.focus()
  }

  const isEmpty = items.length === 0
  return (
    <Section
      space="tight"
      data-unread={isRead ? undefined : "room"}
      className={cx("max-sm:pt-3", !(isRead && isEmpty) && "min-h-screen")}
    >
      <Container>
        {!isRead && <CartHelp />}
        {isEmpty && (
          <div data-unread={isRead ? undefined : "empty"} className="js-only">
            <CartEmpty picture={copy.emptyImage} takesFocus={wasEmptied} />
          </div>
        )}
        {(!isRead || hasGoods) && (
          <div className="mb-8">
            {/* Once the form has been submitted, the notice below has the number. */}
            <SendOrder order={result ? { ...handOver, sentNumber: undefined } : handOver} isRead={isRead} />
          </div>
        )}
        {!(isRead && isEmpty) && (
          <div
            data-unread={isRead ? undefined : "filled"}
            className="js-only grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
          >
            <div className="min-w-0 space-y-6 rounded-lg bg-surface-raised p-4 shadow-sheet sm:p-6 lg:col-start-2 lg:row-start-1">
              <Heading level={2} size="xl">
                {words.billing.orderTitle}
              </Heading>
              {isRead ? (
                <>
                  <OrderSummary items={items} totals={totals} onRemove={remove} />
                  <OrderNotice
                    ref={notice}
                    payment={copy.paymentNotice}
                    result={result}
                    order={hasGoods ? handOver : undefined}
                  />
                  <TermsLink />
                  {children}
                </>
              ) : (
                <CartSkeleton />
              )}
            </div>
            <CheckoutForm countries={countries} onSend={send} />
          </div>
        )}
      </Container>
    </Section>
  )
}

export const checkoutCopyFragment = graphql`
  fragment CheckoutCopy on Cart {
    emptyImage {
      ...FigurePicture
    }
    paymentNotice
  }
`
