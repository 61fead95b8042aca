import { cva, cx, type VariantProps } from "class-variance-authority"
import { X } from "lucide-react"
import { memo } from "react"
import { lineQuantity, lineTotal, type CartItem } from "../../lib/cart"
import { formatMoney } from "../../lib/money"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"
import { Quantity } from "../../components/quantity"
import { CartThumb } from "./cart-thumb"
import { words } from "./words"
import { productWords } from "./product-words"

const rowStyles = cva("relative flex flex-wrap items-center gap-x-2 gap-y-2 py-4", {
  variants: { view: { page: "lg:table-row", compact: "" } },
})
const cellStyles = cva("", {
  variants: { view: { page: "lg:static lg:table-cell lg:w-auto lg:py-4 lg:pr-4", compact: "" } },
})
/** As wide as two prices below each other can be, so that a price that changes moves no other column. */
const priceStyles = cva("block", { variants: { view: { page: "lg:min-w-44", compact: "" } } })
/** Below the box that says how many, what of; without it, and on paper, how many. */
const quantityStyles = cva("print:block", {
  variants: {
    isAlone: { true: "block", false: "text-sm text-ink-muted print:text-base print:text-ink" },
    hasUnit: { true: "block max-w-37", false: "" },
  },
  compoundVariants: [{ isAlone: false, hasUnit: false, className: "hidden" }],
  defaultVariants: { isAlone: false },
})
/** What the columns' heads say, where there are no columns. */
const labelStyles = cva("text-ink-muted", { variants: { view: { page: "lg:hidden", compact: "" } } })

export interface CartLineProps extends Required<Pick<VariantProps<typeof rowStyles>, "view">> {
  item: CartItem
  onRemove: (id: number) => void
  onQuantity: (change: { id: number; quantity: number; by?: number }) => void
}

/**
 * A row of the cart. What is typed into the quantity's box counts as soon as it is a whole number from 1. A product that
 * the shop no longer has can only be removed. The row is rendered only when its own line changes.
 */
export const CartLine = memo(function CartLine({ item, view, onRemove, onQuantity }: CartLineProps) {
  const { id, title, thumb, unit, unitPrice, previousPrice, quantity, isGone } = item
  const cell = (className: string) => cx(className, cellStyles({ view }))
  return (
    <tr data-slot="cart-line" data-product={id} className={rowStyles({ view })}>
      <td className={cell("absolute top-2 right-0 print:hidden")}>
        <Button variant="ghost" size="icon" onClick={() => onRemove(id)}>
          <Icon icon={X} />
          <VisuallyHidden>{`${words.lines.remove} ${title}`}</VisuallyHidden>
        </Button>
      </td>
      <th scope="row" className={cell("w-full pr-13 font-normal")}>
        {/* The title goes below the picture where less than a word of it has room beside it. */}
        <span className="flex flex-wrap items-center gap-4">
          <CartThumb picture={thumb} isGone={isGone} />
          {isGone ? (
            <span translate="no" className="min-w-0 grow basis-24 py-2.5 font-semibold">
              {title}
            </span>
          ) : (
            <Link
              href={productPath({ jsonId: id })}
              variant="quiet"
              translate="no"
              className="min-w-0 grow basis-24 py-2.5 font-semibold"
            >
              {title}
            </Link>
          )}
        </span>
      </th>
      <td className={cell("grow figures")}>
        {isGone ? (
          <span className="text-danger">{words.lines.gone}</span>
        ) : (
          <span className={priceStyles({ view })}>
            <span translate="no">{formatMoney(unitPrice, "always")}</span>{" "}
            {unit ? (
              <span className="text-ink-muted">{perUnit(unit)}</span>
            ) : (
              <span className={labelStyles({ view })}>{words.lines.each}</span>
            )}
            {previousPrice && (
              <span className="block text-sm text-ink-muted">
                {words.lines.previousPrice(formatMoney(previousPrice, "always"))}
              </span>
            )}
          </span>
        )}
      </td>
      <td className={cell("ml-auto")}>
        {!isGone && (
          <Quantity
            label={productWords.quantityOf(title)}
            copy={productWords.quantity}
            value={quantity}
            onValueChange={(next, by) => onQuantity({ id, quantity: next, by })}
            className="print:hidden"
          />
        )}
        <span className={quantityStyles({ isAlone: isGone, hasUnit: unit !== undefined })}>{lineQuantity(item)}</span>
      </td>
      <td className={cell("w-full text-right font-semibold text-ink-strong figures")}>
        {!isGone && (
          <>
            <span className={labelStyles({ view })}>{words.lines.subtotal}</span>{" "}
            <span translate="no">{formatMoney(lineTotal(item), "always")}</span>
          </>
        )}
      </td>
    </tr>
  )
})
