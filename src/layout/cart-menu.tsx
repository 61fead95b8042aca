import { useAtomValue } from "jotai"
import { ShoppingBasket } from "lucide-react"
import { cx } from "class-variance-authority"
import { useState } from "react"
import { deferred, LoadErrorToast } from "../components/deferred"
import { cartCountAtom } from "../features/cart"
import { panelAtom, useSetPanel } from "./panel"
import { Badge } from "../components/badge"
import { Button } from "../components/button"
import { Icon } from "../components/icon"
import { VisuallyHidden } from "../components/visually-hidden"
import { Link } from "../components/link"
import { words } from "./words"

const MiniCart = deferred(() => import("./mini-cart").then((part) => part.MiniCart), { LoadError: MiniCartError })

function MiniCartError() {
  const setPanel = useSetPanel()
  const instead = { label: words.loadError.cartPage, href: "/cart" }
  return <LoadErrorToast name={words.loadError.cart} instead={instead} onClose={() => setPanel(null)} />
}

/**
 * The mini cart, and the basket in the header that opens it; on a phone the bottom bar does (`bar-cart.tsx`). Without
 * JavaScript the basket leads to the cart's page, at every width.
 */
export function CartMenu({ pathname }: { pathname: string }) {
  const panel = useAtomValue(panelAtom)
  const setPanel = useSetPanel()
  const count = useAtomValue(cartCountAtom)
  const isOpen = panel === "cart"
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div className="contents">
      {/* First: what needs scripts stands after the words for those who have none. */}
      <Link href="/cart" variant="quiet" className="no-js-only px-2 py-2.5">
        {words.cart}
      </Link>{" "}
      {/* Where the basket stands far from the edge, the dropdown hangs at the header's. */}
      <div ref={setAnchor} className="js-only max-md:hidden lg:relative">
        <Button
          variant="ghost"
          size="icon"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => setPanel(isOpen ? null : "cart", currentTarget)}
        >
          <Icon icon={ShoppingBasket} />
          <VisuallyHidden>{words.cartOf(count)}</VisuallyHidden>{" "}
          {/* Its place is kept while it is empty, so that nothing jumps when the saved cart is read. */}
          <Badge
            variant="sale"
            shape="count"
            aria-hidden
            className={cx("absolute -top-1 -right-2", count === 0 && "invisible")}
          >
            {count}
          </Badge>
        </Button>
      </div>
      <MiniCart open={isOpen} anchor={anchor} pathname={pathname} />
    </div>
  )
}
