import { cva, cx, type VariantProps } from "class-variance-authority"
import { useRef } from "react"
import { useSite } from "../../hooks/use-site"
import type { CartItem } from "../../lib/cart"
import { CartLine } from "./cart-line"

/** Where there is room it is a table to the eye as well; before, each row is a sheet of its own. */
const tableStyles = cva("group/lines block w-full text-left", {
  variants: { view: { page: "lg:table", compact: "" } },
})
const headStyles = cva("sr-only", { variants: { view: { page: "lg:not-sr-only", compact: "" } } })
const bodyStyles = cva("block divide-y divide-line", {
  variants: { view: { page: "lg:table-row-group", compact: "" } },
})

const columns = ["product", "price", "quantity", "subtotal"] as const

interface CartLinesProps extends Required<Pick<VariantProps<typeof tableStyles>, "view">> {
  items: readonly CartItem[]
  onRemove: (id: number) => void
  onQuantity: (change: { id: number; quantity: number }) => void
}

/**
 * The goods in the cart, each in its own currency: remove, picture, title, price, quantity, subtotal (spec section 2,
 * Shop). `page` becomes a table from 1024 px on; `compact` is for the dropdown and never does.
 */
export function CartLines({ items, view, onRemove, onQuantity }: CartLinesProps) {
  const { lines: words } = useSite().cart
  const table = useRef<HTMLTableElement>(null)

  const remove = (item: CartItem, index: number) => {
    const neighbour = items[index + 1] ?? items[index - 1]
    // Before the line goes and takes the focus with it. After the last one it is the empty text's turn.
    if (neighbour) buttonOf(table.current, neighbour.id)?.focus()
    onRemove(item.id)
  }

  return (
    <table ref={table} data-slot="cart-lines" className={tableStyles({ view })}>
      <caption className="sr-only">Products in your cart</caption>
      <thead className={cx(headStyles({ view }), "border-b border-line text-sm text-ink-muted")}>
        <tr>
          <th scope="col" className="print:hidden">
            <span className="sr-only">Remove</span>
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx("pb-3 font-semibold", column === "subtotal" && "pr-4 text-right")}
            >
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyStyles({ view })}>
        {items.map((item, index) => (
          <CartLine
            key={item.id}
            item={item}
            view={view}
            onRemove={() => remove(item, index)}
            onQuantity={(quantity) => onQuantity({ id: item.id, quantity })}
          />
        ))}
      </tbody>
    </table>
  )
}

const buttonOf = (table: HTMLTableElement | null, id: number) =>
  table?.querySelector<HTMLButtonElement>(`tr[data-product="${id}"] [data-slot="button"]`)
