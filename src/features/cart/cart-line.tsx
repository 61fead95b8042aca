import { cx } from "class-variance-authority"
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
import { words } from "./words"
import { productWords } from "./product-words"

export interface CartLineProps {
  item: CartItem
  onRemove: (id: number) => void
}

const cell = "lg:table-cell lg:py-3 lg:pr-4"

/**
 * A row of the cart, from 1024 px a table row. An unavailable product can only be removed. Memoized: it re-renders only
 * when its own line changes.
 */
export const CartLine = memo(function CartLine({ item, onRemove }: CartLineProps) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const { id, title, thumb, unit, unitPrice, quantity, isUnavailable } = item
  return (
    <tr
      data-slot="cart-line"
      data-product={id}
      className="relative flex flex-wrap items-center gap-x-2 py-1.5 pl-16 lg:table-row"
    >
      <td className={cx("absolute top-0 right-0 print:hidden lg:static", cell)}>
        <Button variant="ghost" size="icon" onClick={() => onRemove(id)}>
          <Icon icon={X} />
          <VisuallyHidden>{`${words.lines.remove} ${title}`}</VisuallyHidden>
        </Button>
      </td>
      <th scope="row" className={cx("basis-full pr-11 leading-tight font-normal lg:w-2/5", cell)}>
        <span className="lg:flex lg:items-center lg:gap-4">
          <span className="absolute top-2 left-0 lg:static">
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
        </span>
      </th>
      <td className={cx("basis-full text-sm figures lg:text-base", cell)}>
        {isUnavailable ? (
          <span className="text-danger">{words.lines.gone}</span>
        ) : (
          // As wide as two prices below each other, so that a changed price moves no column.
          <span className="block lg:min-w-44">
            <span translate="no">{formatMoney(unitPrice)}</span> <span className="text-ink-muted">{perUnit(unit)}</span>
          </span>
        )}
      </td>
      <td className={cx("min-h-12", cell)}>
        {!isUnavailable && (
          <Quantity
            label={productWords.quantityOf(title)}
            copy={productWords.quantity}
            value={quantity}
            onValueChange={(next, by) => setQuantity({ id, quantity: next, by })}
            className="print:hidden max-lg:[&_input]:w-11 lg:min-w-38"
          />
        )}
        {/* For print, and for a product without a quantity field. */}
        <span className={isUnavailable ? "block" : "hidden print:block"}>{countUnits(quantity, unit)}</span>
      </td>
      <td
        className={cx(
          // A sum of millions doesn't fit beside the field and wraps below it.
          "ml-auto text-right text-sm font-semibold whitespace-nowrap text-ink-strong figures lg:text-base",
          cell,
        )}
      >
        {!isUnavailable && <span translate="no">{formatMoney(lineTotal(item))}</span>}
      </td>
    </tr>
  )
})
