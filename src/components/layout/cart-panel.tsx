import { useAtomValue, useSetAtom } from "jotai"
import { panelAtom } from "../../state/panel"
import { cartAtom, cartTotalsAtom, removeFromCartAtom } from "../../state/cart"
import { CartLines } from "../blocks/cart-lines"
import { CartTotals } from "../blocks/cart-totals"
import { ButtonLink } from "../ui/button"
import { Popover, PopoverClose, PopoverContent, PopoverTitle } from "../ui/popover"
import { toast } from "../ui/toast-store"
import type { PanelProps } from "./panel-sheet"

/** What the basket in the header shows. Loaded when it is first opened. */
export default function CartPanel({ open, trigger }: PanelProps) {
  const setPanel = useSetAtom(panelAtom)
  const cart = useAtomValue(cartAtom)
  const totals = useAtomValue(cartTotalsAtom)
  const remove = useSetAtom(removeFromCartAtom)

  const removeLine = (id: number) => {
    remove(id)
    toast.error("Product removed from cart")
  }

  return (
    <Popover open={open} onOpenChange={(next) => !next && setPanel(null)} className="static!">
      <PopoverContent
        aria-describedby={undefined}
        className="space-y-4"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          trigger.current?.focus({ preventScroll: true })
        }}
        // A press on the button closes it by itself; closing it here as well would open it again.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
      >
        <PopoverTitle>Cart</PopoverTitle>
        {cart.length === 0 ? (
          <>
            <p>Your cart is empty.</p>
            <PopoverClose asChild>
              <ButtonLink href="/shop" variant="outline" className="w-full">
                Visit the shop
              </ButtonLink>
            </PopoverClose>
          </>
        ) : (
          <>
            <CartLines items={cart} onRemove={removeLine} />
            <CartTotals totals={totals} />
            <div className="grid grid-cols-2 gap-3">
              <PopoverClose asChild>
                <ButtonLink href="/cart" variant="outline">
                  View cart
                </ButtonLink>
              </PopoverClose>
              <PopoverClose asChild>
                <ButtonLink href="/checkout" variant="action">
                  Checkout
                </ButtonLink>
              </PopoverClose>
            </div>
          </>
        )}
      </PopoverContent>
    </Popover>
  )
}
