import { useSetAtom } from "jotai"
import { X } from "lucide-react"
import { memo } from "react"
import { lineTotal, type CartItem } from "./lines"
import { formatMoney } from "../../lib/money"
import { productPath } from "../../lib/paths"
import { countUnits, perUnit } from "../../lib/unit"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"
import { Quantity } from "../../components/quantity"
import { setQuantityAtom } from "./cart-store"
import { CartThumb } from "./cart-thumb"
import { messages } from "./messages"
import { productMessages } from "./product-messages"

export interface CartLineProps {
  item: CartItem
  onRemove: (id: number) => void
}

/**
 * A line of the cart. An unavailable product can only be removed. On phones the thumbnail is on the left of three
 * rows: name, price, quantity with subtotal. From 1024 px on these are columns, and the price is below the name.
 * Memoized: it re-renders only when its own line changes.
 */
export const CartLine = memo(function CartLine({ item, onRemove }: CartLineProps) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const { id, title, thumb, unit, unitPrice, quantity, isUnavailable } = item
  return (
    <li
      data-slot="cart-line"
      data-product={id}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 pl-16 lg:grid-cols-[minmax(0,1fr)_44px_9.5rem_minmax(9rem,auto)] lg:gap-x-4 lg:py-4"
    >
      <div className="col-span-2 pr-11 leading-tight lg:col-span-1 lg:pr-0">
        <span className="absolute top-2 left-0 lg:top-4">
          <CartThumb picture={thumb} />
        </span>
        {isUnavailable ? (
          <span translate="no" className="font-semibold">
            {title}
          </span>
        ) : (
          <Link
            href={productPath({ jsonId: id })}
            variant="quiet"
            translate="no"
            className="-my-3 inline-block py-3 font-semibold"
          >
            {title}
          </Link>
        )}
      </div>
      <div className="absolute top-0 -right-3 print:hidden lg:static lg:row-span-2">
        <Button variant="ghost" size="icon" onClick={() => onRemove(id)}>
          <Icon icon={X} />
          <VisuallyHidden>{`${messages.lines.remove} ${title}`}</VisuallyHidden>
        </Button>
      </div>
      <div className="col-span-2 pb-1 text-sm figures lg:col-span-1 lg:row-start-2 lg:p-0">
        {isUnavailable ? (
          <span className="text-danger">{messages.lines.gone}</span>
        ) : (
          <>
            <VisuallyHidden>{messages.lines.price}</VisuallyHidden> <span translate="no">{formatMoney(unitPrice)}</span>{" "}
            <span className="text-ink-muted">{perUnit(unit)}</span>
          </>
        )}
      </div>
      <div className="min-h-12 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        {!isUnavailable && (
          <Quantity
            label={productMessages.quantityOf(title)}
            errors={productMessages.quantity}
            value={quantity}
            onValueChange={(next, by) => setQuantity({ id, quantity: next, by })}
            className="print:hidden max-lg:[&_input]:w-11"
          />
        )}
        {/* For print, and for a product without a quantity field. */}
        <span className={isUnavailable ? "block" : "hidden print:block"}>{countUnits(quantity, unit)}</span>
      </div>
      <div className="text-right text-sm font-semibold whitespace-nowrap text-ink-strong figures lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:text-base">
        {!isUnavailable && (
          <>
            <VisuallyHidden>{messages.lines.subtotal}</VisuallyHidden>{" "}
            <span translate="no">{formatMoney(lineTotal(item))}</span>
          </>
        )}
      </div>
    </li>
  )
})
