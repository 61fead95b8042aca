import { SendVia } from "../features/contact/send-via"
import { CartEmpty } from "../features/cart/cart-empty"
import { OrderSummary } from "../features/cart/order-summary"
import { useCart } from "../features/cart/use-cart"
import { useOrder } from "../features/cart/use-order"
import { productMessages } from "../features/cart/product-messages"
import { messages as cartMessages } from "../features/cart/messages"
import { ButtonLink } from "../components/button"
import { Drawer, DrawerBody, DrawerContent, DrawerHeader, DrawerTitle } from "../components/drawer"
import { useMediaQuery } from "../components/use-media-query"
import { panelTrigger, restoreFocus, useSetPanel } from "./panel"
import { messages } from "./messages"

interface MiniCartProps {
  open: boolean
  /** The dropdown is placed below it. */
  anchor: HTMLElement | null
  pathname: string
}

/**
 * The cart over any page: a drawer at the bottom on phones, a non-modal dropdown from 768 px. Its links to send, to the
 * cart and to checkout stay in view at the bottom.
 */
export function MiniCart({ open, anchor, pathname }: MiniCartProps) {
  const setPanel = useSetPanel()
  const isWide = useMediaQuery("(min-width: 48rem)")
  return (
    <Drawer open={open} modal={!isWide} onOpenChange={(next) => !next && setPanel(null)}>
      <DrawerContent
        side="dropdown"
        container={isWide ? anchor : undefined}
        aria-describedby={undefined}
        className="scroll-pb-40"
        // A link to the open page causes no navigation, which would close the cart.
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a[href^='/']")) setPanel(null)
        }}
        // Focuses the panel, so that screen readers read its name.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={restoreFocus}
        // The button's own handler closes the dropdown; closing it here too would reopen it.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && panelTrigger.current?.contains(event.target)) event.preventDefault()
        }}
      >
        <DrawerHeader>
          <DrawerTitle>{messages.cart}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="pb-0">
          <CartContents canSend={pathname !== "/cart" && pathname !== "/checkout"} />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  )
}

function CartContents({ canSend }: { canSend: boolean }) {
  const { items, totals, wasEmptied, remove } = useCart()
  const { sendProps, canOrder } = useOrder(items)
  if (items.length === 0) {
    return (
      <div className="pb-4">
        <CartEmpty takesFocus={wasEmptied} />
      </div>
    )
  }
  return (
    <OrderSummary items={items} totals={totals} onRemove={remove}>
      {canSend && canOrder && (
        <>
          <p className="text-sm text-ink-muted">{cartMessages.order.request}</p>
          <SendVia layout="row" {...sendProps} />
        </>
      )}
      <div className="flex gap-2">
        <ButtonLink href="/cart" variant="outline" padding="tight" className="grow">
          {productMessages.viewCart}
        </ButtonLink>{" "}
        <ButtonLink href="/checkout" variant="outline" padding="tight" className="grow">
          {cartMessages.checkout}
        </ButtonLink>
      </div>
    </OrderSummary>
  )
}
