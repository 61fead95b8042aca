import { cx } from "class-variance-authority"
import { useCallback, useRef } from "react"
import type { CartItem } from "./lines"
import { CartLine, type CartLineProps } from "./cart-line"
import { words } from "./words"

const columns = ["product", "price", "quantity", "subtotal"] as const

interface CartLinesProps extends Pick<CartLineProps, "onRemove"> {
  items: readonly CartItem[]
}

/** The lines of the cart; visually a table from 1024 px. */
export function CartLines({ items, onRemove }: CartLinesProps) {
  const table = useRef<HTMLTableElement>(null)

  // Keeps its identity, so that memoized lines don't re-render.
  const remove = useCallback(
    (id: number) => {
      const row = table.current?.querySelector(`tr[data-product="${id}"]`)
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
      // Moves the focus before its line is removed. After the last one the empty cart's text takes it.
      neighbour?.querySelector<HTMLButtonElement>("[data-slot=button]")?.focus()
      onRemove(id)
    },
    [onRemove],
  )

  return (
    <table ref={table} data-slot="cart-lines" className="block w-full text-left lg:table">
      <caption className="sr-only">{words.lines.caption}</caption>
      <thead className="sr-only border-b border-line text-sm text-ink-muted lg:not-sr-only">
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
      <tbody className="block divide-y divide-line lg:table-row-group">
        {items.map((item) => (
          <CartLine key={item.id} item={item} onRemove={remove} />
        ))}
      </tbody>
    </table>
  )
}
