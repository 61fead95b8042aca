import { graphql } from "gatsby"
import { CartFrame } from "./cart-frame"
import { CartLines } from "./cart-lines"
import { CartSkeleton } from "./cart-skeleton"
import { CartTotals } from "./cart-totals"
import { CouponForm } from "./coupon-form"
import { PriceAlert } from "./price-alert"
import { SendOrder } from "./send-order"
import { TermsLink } from "./terms-link"
import { useCart } from "./use-cart"
import { useOrder } from "./use-order"
import { messages } from "./messages"
import { Button, ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"

export function Cart({ content }: { content: Queries.CartContentFragment }) {
  const cart = useCart()
  const { items, totals, isLoaded, remove, clear } = cart
  const { sendProps, canOrder } = useOrder(items)
  return (
    <CartFrame cart={cart} picture={content.emptyImage}>
      {!isLoaded && <CartSkeleton />}
      {items.length > 0 && (
        <div className="grid items-start gap-6 lg:gap-10 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0">
            <CartLines items={items} onRemove={remove} />
            <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 print:hidden">
              <CouponForm />
              <Button variant="ghost" className="max-sm:-ml-5 sm:mt-7.5" onClick={clear}>
                {messages.clear}
              </Button>
            </div>
          </div>
          <div className="min-w-0 space-y-6 xl:sticky xl:top-(--below-header) low:static">
            <div className="break-inside-avoid space-y-3">
              <Heading level={2} size="lg">
                {messages.totals.title}
              </Heading>
              <CartTotals items={items} totals={totals} />
            </div>
            {canOrder && <SendOrder order={sendProps} isLoaded={isLoaded} />}
            <PriceAlert items={items} />
            <div className="flex flex-wrap items-center gap-x-6">
              <ButtonLink href="/checkout" variant="outline" size="lg" className="grow">
                {messages.checkout}
              </ButtonLink>
              <TermsLink />
            </div>
          </div>
        </div>
      )}
    </CartFrame>
  )
}

export const cartContentFragment = graphql`
  fragment CartContent on Cart {
    emptyImage {
      ...FigurePicture
    }
  }
`
