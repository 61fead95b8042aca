import { useCallback, useRef } from "react"
import type { CartItem } from "./lines"
import { CartLine, type CartLineProps } from "./cart-line"
import { messages } from "./messages"

interface CartLinesProps extends Pick<CartLineProps, "onRemove"> {
  items: readonly CartItem[]
}

/** The lines of the cart. A list, because Safari before 17 skips tables that are laid out as a grid. */
export function CartLines({ items, onRemove }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)

  // Keeps its identity, so that memoized lines don't re-render.
  const remove = useCallback(
    (id: number) => {
      const line = list.current?.querySelector(`[data-product="${id}"]`)
      const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
      // Moves the focus before its line is removed. After the last one the empty cart's text takes it.
      neighbour?.querySelector<HTMLButtonElement>("[data-slot=button]")?.focus()
      onRemove(id)
    },
    [onRemove],
  )

  return (
    <ul ref={list} data-slot="cart-lines" aria-label={messages.lines.label} className="divide-y divide-line">
      {items.map((item) => (
        <CartLine key={item.id} item={item} onRemove={remove} />
      ))}
    </ul>
  )
}
