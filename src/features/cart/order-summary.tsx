import { cx } from "class-variance-authority"
import { useRef, type ReactNode } from "react"
import { lineTotal, type CartItem } from "./lines"
import { formatMoney, type Money } from "../../lib/money"
import { countUnits } from "../../lib/unit"
import { Button } from "../../components/button"
import { VisuallyHidden } from "../../components/visually-hidden"
import { CartThumb } from "./cart-thumb"
import { CartTotals } from "./cart-totals"
import { PriceNotice } from "./price-notice"
import { words } from "./words"

interface OrderSummaryProps {
  items: readonly CartItem[]
  totals: readonly Money[]
  onRemove: (id: number) => void
  /** What can be done with the order: it stays at the foot of what scrolls, with the total. */
  children?: ReactNode
}

/**
 * What is about to be ordered: how many of what, and what it comes to. A product that the shop no longer has is no part
 * of it, and can be removed.
 */
export function OrderSummary({ items, totals, onRemove, children }: OrderSummaryProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <div data-slot="order-summary">
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-1.5 leading-tight">
            <CartThumb picture={item.thumb} />
            <span className="min-w-0 grow">
              <span translate="no" className="block font-semibold text-ink-strong">
                {item.title}
              </span>{" "}
              <span className="text-sm text-ink-muted">{countUnits(item.quantity, item.unit)}</span>
            </span>
            {item.isUnavailable ? (
              <span className="flex flex-wrap items-center justify-end gap-x-2">
                <span className="text-danger">{words.lines.gone}</span>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    // Before the line goes and takes the focus with it.
                    list.current?.focus()
                    onRemove(item.id)
                  }}
                >
                  {words.lines.remove}
                  <VisuallyHidden> {item.title}</VisuallyHidden>
                </Button>
              </span>
            ) : (
              <span translate="no" className="shrink-0 text-right text-sm whitespace-nowrap figures">
                {formatMoney(lineTotal(item), "always")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <PriceNotice items={items} />
      <div
        className={cx(
          "space-y-3 border-t border-line pt-2",
          // Not where a screen of few lines, as large letters make it, would show nothing else.
          children && "bottom-0 z-10 bg-surface-raised pb-4 [@media(min-height:32rem)]:sticky",
        )}
      >
        <CartTotals items={items} totals={totals} />
        {children}
      </div>
    </div>
  )
}
