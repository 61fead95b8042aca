import { cva, cx, type VariantProps } from "class-variance-authority"
import { useCallback, useRef } from "react"
import type { CartItem } from "../../lib/cart"
import { CartLine, type CartLineProps } from "./cart-line"
import { words } from "./words"

/** Where there is room it is a table to the eye as well; before, each row is a sheet of its own. */
const tableStyles = cva("group/lines block w-full text-left", {
  variants: { view: { page: "lg:table", compact: "" } },
})
const headStyles = cva("sr-only", { variants: { view: { page: "lg:not-sr-only", compact: "" } } })
const bodyStyles = cva("block divide-y divide-line", {
  variants: { view: { page: "lg:table-row-group", compact: "" } },
})

const columns = ["product", "price", "quantity", "subtotal"] as const

interface CartLinesProps
  extends Required<Pick<VariantProps<typeof tableStyles>, "view">>, Pick<CartLineProps, "onRemove" | "onQuantity"> {
  items: readonly CartItem[]
}

/**
 * The goods in the cart, each in its own currency: remove, picture, title, price, quantity, subtotal (spec section 2,
 * Shop). `page` becomes a table from 1024 px on; `compact` is for the dropdown and never does.
 */
export function CartLines({ items, view, onRemove, onQuantity }: CartLinesProps) {
  const table = useRef<HTMLTableElement>(null)

  // The same as long as `onRemove` is: one line that changes is no reason to render the others.
  const remove = useCallback(
    (id: number) => {
      const row = table.current?.querySelector(`tr[data-product="${id}"]`)
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
      // Before the line goes and takes the focus with it. After the last one it is the empty text's turn.
      neighbour?.querySelector<HTMLButtonElement>("[data-slot=button]")?.focus()
      onRemove(id)
    },
    [onRemove],
  )

  return (
    <table ref={table} data-slot="cart-lines" className={tableStyles({ view })}>
      <caption className="sr-only">{words.lines.caption}</caption>
      <thead className={cx(headStyles({ view }), "border-b border-line text-sm text-ink-muted")}>
        <tr>
          <th scope="col" className="print:hidden">
            <span className="sr-only">{words.lines.remove}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx("pb-3 font-semibold", column === "subtotal" && "pr-4 text-right")}
            >
              {words.lines[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyStyles({ view })}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} view={view} onRemove={remove} onQuantity={onQuantity} />
        ))}
      </tbody>
    </table>
  )
}
