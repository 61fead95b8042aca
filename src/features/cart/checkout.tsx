import { graphql } from "gatsby"
import { useSetAtom } from "jotai"
import { useRef } from "react"
import { useSite } from "../../shared/use-site"
import { orderableItems } from "../../lib/cart"
import { orderLink, orderText } from "./order-message"
import { postForm } from "../../lib/post-form"
import { CartEmpty } from "./cart-empty"
import { CartHelp } from "./cart-help"
import { CartSkeleton } from "./cart-skeleton"
import { CheckoutForm } from "./checkout-form"
import { WhatsAppOrder } from "./whatsapp-order"
import { OrderSummary } from "./order-summary"
import { acceptPricesAtom } from "./check-prices"
import { useCart } from "./use-cart"
import { useCurrentPrices } from "./use-current-prices"
import { useCustomer } from "./use-customer"
import { useSavedPrices } from "./use-saved-prices"
import { Container } from "../../components/container"
import type { FormValues } from "../../components/form"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { toast } from "../../components/toast-store"

interface CheckoutProps {
  copy: Queries.CheckoutCopyFragment
  countries: readonly Queries.CountryOptionFragment[]
}

/**
 * Billing details and order (spec section 2, Checkout). Submitting only resets the form, as stated; what was filled in
 * goes on in the WhatsApp link beside the notice, to which the focus moves. Where data/site.json names an address for
 * orders, the form is posted there as well. An empty cart has nothing to order: until it has been read, the head's script
 * says which of the two is shown (`inline/cart-mark.ts`). The order can be sent before today's prices have been read:
 * then it bears the saved ones, and says from when they are.
 */
export function Checkout({ copy, countries }: CheckoutProps) {
  const { site } = useSite()
  const { items, totals, isRead, wasEmptied, remove } = useCart()
  useCurrentPrices()
  const saved = useSavedPrices(items)
  const acceptPrices = useSetAtom(acceptPricesAtom)
  const { customer, form, pickUpAutofill, syncFromForm } = useCustomer(countries)
  const notice = useRef<HTMLDivElement>(null)
  const goods = orderableItems(items)
  const order = {
    title: copy.checkout.messageTitle,
    items: goods,
    pricesFrom: saved.count > 0 ? saved.from : undefined,
    shipping: copy.shipping,
    ...customer,
  }

  const send = async (values: FormValues, sent: HTMLFormElement) => {
    syncFromForm()
    const endpoint = goods.length > 0 && site.forms.order
    if (endpoint) {
      if (!(await postForm(endpoint, { ...values, order: orderText(order) }))) {
        toast.error(copy.checkout.failedMessage)
        return
      }
      acceptPrices()
    }
    sent.reset()
    notice.current?.focus()
  }

  const isEmpty = items.length === 0
  return (
    <Section
      space="tight"
      data-unread={isRead ? undefined : "room"}
      className={isRead && isEmpty ? undefined : "min-h-screen"}
    >
      <Container>
        {isEmpty && (
          <div data-unread={isRead ? undefined : "empty"} className="js-only">
            <CartEmpty copy={copy} picture={copy.emptyImage} takesFocus={wasEmptied} />
          </div>
        )}
        {!isRead && <CartHelp text={copy.withoutScripts} />}
        {!(isRead && isEmpty) && (
          <div
            data-unread={isRead ? undefined : "filled"}
            className="js-only grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
          >
            <div className="min-w-0 space-y-6">
              <Heading level={2}>{copy.checkout.billingTitle}</Heading>
              <CheckoutForm
                ref={form}
                copy={copy.checkout}
                countries={countries}
                onChange={syncFromForm}
                onSend={send}
              />
            </div>
            <div className="min-w-0 space-y-6 rounded-lg bg-surface-raised p-6 shadow-sheet">
              <Heading level={2}>{copy.checkout.orderTitle}</Heading>
              {isRead ? (
                <>
                  <OrderSummary items={items} totals={totals} shipping={copy.shipping} onRemove={remove} />
                  <WhatsAppOrder
                    ref={notice}
                    copy={copy}
                    href={goods.length > 0 ? orderLink(site.chat.number, order) : undefined}
                    onReach={pickUpAutofill}
                    onSend={acceptPrices}
                  />
                </>
              ) : (
                <CartSkeleton text={copy.opening} />
              )}
            </div>
          </div>
        )}
      </Container>
    </Section>
  )
}

export const checkoutCopyFragment = graphql`
  fragment CheckoutCopy on Cart {
    emptyCart
    emptyImage {
      ...FigurePicture
    }
    shopLabel
    opening
    withoutScripts
    shipping
    paymentNotice
    checkout {
      billingTitle
      postcodeHint
      notesHint
      submitLabel
      failedMessage
      orderTitle
      whatsAppLabel
      whatsAppHint
      messageTitle
    }
  }
`
