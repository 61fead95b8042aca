import { useAtomValue } from "jotai"
import { cx } from "class-variance-authority"
import { ShoppingBasket } from "lucide-react"
import { useEffect, type MouseEvent } from "react"
import { CART_ATTRIBUTE } from "../lib/constants"
import { formatMoney } from "../lib/money"
import { cartCountAtom, isCartLoadedAtom, cartTotalsAtom } from "../features/cart/cart-store"
import { cacheAhead } from "../platform/offline"
import { Badge } from "../components/badge"
import { Icon } from "../components/icon"
import { isModifiedClick, Link } from "../components/link"
import { VisuallyHidden } from "../components/visually-hidden"
import { BottomBarLabel, bottomBarItem } from "./bottom-bar-item"
import { panelAtom, useSetPanel } from "./panel"
import { messages } from "./messages"

/** A longer total does not fit a quarter of a phone's width. */
const MAX_TOTAL_LENGTH = "UGX 9,999,999".length

/**
 * The cart in the bottom bar, in place of the shop while it is filled: opens the mini cart, or links to the cart
 * without scripts and on cart and checkout. An inline script sets `data-cart` before the first paint
 * (`features/cart/inline.ts`); this component updates it.
 */
export function BottomBarCart({ pathname }: { pathname: string }) {
  const isOpen = useAtomValue(panelAtom) === "cart"
  const setPanel = useSetPanel()
  const isLoaded = useAtomValue(isCartLoadedAtom)
  const count = useAtomValue(cartCountAtom)
  const totals = useAtomValue(cartTotalsAtom).map((total) => formatMoney(total))
  const [total = ""] = totals
  const showsTotal = totals.length === 1 && total.length <= MAX_TOTAL_LENGTH
  const hasItems = count > 0
  useEffect(() => {
    if (!isLoaded) return
    const { documentElement: html } = document
    const wasEmpty = html.getAttribute(CART_ATTRIBUTE) === "empty"
    html.setAttribute(CART_ATTRIBUTE, hasItems ? "filled" : "empty")
    // From the first item on, cart and checkout open without a network.
    if (wasEmpty && hasItems) cacheAhead()
  }, [isLoaded, hasItems])
  const opensMiniCart = isLoaded && pathname !== "/cart" && pathname !== "/checkout"
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!opensMiniCart || isModifiedClick(event)) return
    event.preventDefault()
    setPanel("cart", event.currentTarget)
  }
  return (
    <Link
      href="/cart"
      variant="plain"
      data-slot="bottom-bar-cart"
      aria-haspopup={opensMiniCart ? "dialog" : undefined}
      aria-expanded={opensMiniCart ? isOpen : undefined}
      onClick={onClick}
      className={cx(bottomBarItem, "hidden max-md:[[data-cart=filled]_&]:flex")}
    >
      <span className="relative flex">
        <Icon icon={ShoppingBasket} />
        <Badge shape="disc" aria-hidden className={cx("absolute top-[-3px] left-[14px]", !hasItems && "invisible")}>
          {count}
        </Badge>
      </span>{" "}
      <VisuallyHidden>{[messages.cartName(count), ...totals].join(", ")}</VisuallyHidden>{" "}
      <span aria-hidden className="contents">
        {showsTotal ? (
          <span className="text-[min(0.75rem,3.2vw)] leading-none font-semibold whitespace-nowrap figures">
            {total}
          </span>
        ) : (
          <BottomBarLabel>{messages.cart}</BottomBarLabel>
        )}
      </span>
    </Link>
  )
}
