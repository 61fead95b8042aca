import { cx } from "class-variance-authority"
import { useSite } from "../shared/use-site"
import { useSetPanel, type PanelProps } from "./panel"
import { CartEmpty } from "../features/cart/cart-empty"
import { CartLines } from "../features/cart/cart-lines"
import { CartTotals } from "../features/cart/cart-totals"
import { PriceNotice } from "../features/cart/price-notice"
import { useCart } from "../features/cart/use-cart"
import { useCurrentPrices } from "../features/cart/use-current-prices"
import { ButtonLink } from "../components/button"
import { Popover, PopoverClose, PopoverContent, PopoverTitle } from "../components/popover"
import { restoreFocus } from "./restore-focus"

/** What the basket in the header shows. Loaded when it is first opened. */
export default function CartPanel({ open, trigger }: PanelProps) {
  const setPanel = useSetPanel()
  const { cart: copy } = useSite()
  const { items, totals, wasEmptied, remove, setQuantity } = useCart()
  useCurrentPrices(open)

  return (
    <Popover open={open} onOpenChange={(next) => !next && setPanel(null)} anchor="ancestor">
      <PopoverContent
        aria-describedby={undefined}
        className={cx(
          "max-h-[calc(100vh-10rem)] space-y-4 overflow-y-auto overscroll-contain scroll-pb-24 max-sm:right-4",
          items.length > 0 && "pb-0",
        )}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        // On the sheet, so that its name is read: the first thing in it to press would take something out.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => restoreFocus(event, trigger)}
        // A press on the button closes it by itself; closing it here as well would open it again.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
      >
        <PopoverTitle>Cart</PopoverTitle>
        {items.length === 0 ? (
          <CartEmpty copy={copy} takesFocus={wasEmptied} />
        ) : (
          <>
            <CartLines view="compact" items={items} onRemove={remove} onQuantity={setQuantity} />
            <div>
              <CartTotals totals={totals} shipping={copy.shipping} />
              <PriceNotice items={items} />
            </div>
            {/*
             * In sight however much is in the cart; what gets the focus is scrolled clear of it. Not where a screen of
             * few lines, as large letters make it, would show nothing else.
             */}
            <div className="bottom-0 flex flex-wrap gap-3 bg-surface-raised py-4 [@media(min-height:32rem)]:sticky">
              <PopoverClose asChild>
                <ButtonLink href="/cart" variant="outline" className="grow">
                  {copy.viewLabel}
                </ButtonLink>
              </PopoverClose>
              <PopoverClose asChild>
                <ButtonLink href="/checkout" variant="action" className="grow">
                  {copy.checkoutLabel}
                </ButtonLink>
              </PopoverClose>
            </div>
          </>
        )}
      </PopoverContent>
    </Popover>
  )
}
