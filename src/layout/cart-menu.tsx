import { useAtomValue } from "jotai"
import { ShoppingBasket } from "lucide-react"
import { cx } from "class-variance-authority"
import { useState } from "react"
import { deferred } from "../components/deferred"
import { LoadErrorToast } from "../components/load-error-toast"
import { cartCountAtom } from "../features/cart/cart-store"
import { panelAtom, useSetPanel } from "./panel"
import { Badge } from "../components/badge"
import { Button } from "../components/button"
import { Icon } from "../components/icon"
import { VisuallyHidden } from "../components/visually-hidden"
import { Link } from "../components/link"
import { messages } from "./messages"

const MiniCart = deferred(() => import("./mini-cart").then((part) => part.MiniCart), { LoadError: MiniCartError })

function MiniCartError() {
  const setPanel = useSetPanel()
  const action = { label: messages.loadError.cartPage, href: "/cart" }
  return <LoadErrorToast name={messages.loadError.cart} action={action} onClose={() => setPanel(null)} />
}

/** The mini cart and its button in the header; without JavaScript a link to the cart's page. */
export function CartMenu({ pathname }: { pathname: string }) {
  const panel = useAtomValue(panelAtom)
  const setPanel = useSetPanel()
  const count = useAtomValue(cartCountAtom)
  const isOpen = panel === "cart"
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div className="contents">
      <Link href="/cart" variant="quiet" className="no-js-only px-2 py-2.5">
        {messages.cart}
      </Link>{" "}
      {/* Below 1024 px the button is far from the screen's edge, and the dropdown is placed at the header's. */}
      <div ref={setAnchor} className="js-only max-md:hidden lg:relative">
        <Button
          variant="ghost"
          size="icon"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => setPanel(isOpen ? null : "cart", currentTarget)}
        >
          <Icon icon={ShoppingBasket} />
          <VisuallyHidden>{messages.cartName(count)}</VisuallyHidden>{" "}
          {/* Invisible while empty, so that nothing moves when the saved cart is read. */}
          <Badge shape="count" aria-hidden className={cx("absolute -top-1 -right-2", count === 0 && "invisible")}>
            {count}
          </Badge>
        </Button>
      </div>
      <MiniCart open={isOpen} anchor={anchor} pathname={pathname} />
    </div>
  )
}
