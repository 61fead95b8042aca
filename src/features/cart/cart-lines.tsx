import { cx } from "class-variance-authority"
import { useCallback, useRef } from "react"
import type { CartItem } from "./lines"
import { CartLine, lineStyles, type CartLineProps } from "./cart-line"
import { words } from "./words"

interface CartLinesProps extends Pick<CartLineProps, "onRemove"> {
  items: readonly CartItem[]
}

/** The lines of the cart. */
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
    <table ref={table} data-slot="cart-lines" className="block text-left">
      <caption className="sr-only">{words.lines.caption}</caption>
      <thead className="sr-only border-b border-line text-sm font-semibold text-ink-muted lg:not-sr-only lg:block">
        <tr className={cx(lineStyles, "pb-3")}>
          <th scope="col" className="lg:-ml-16">
            {words.lines.product}
          </th>
          <th scope="col" className="sr-only">
            {words.lines.remove}
          </th>
          <th scope="col" className="sr-only">
            {words.lines.price}
          </th>
          <th scope="col" className="lg:col-start-3">
            {words.lines.quantity}
          </th>
          <th scope="col" className="text-right">
            {words.lines.subtotal}
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line">
        {items.map((item) => (
          <CartLine key={item.id} item={item} onRemove={remove} />
        ))}
      </tbody>
    </table>
  )
}
