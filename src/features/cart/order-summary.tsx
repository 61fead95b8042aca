import { cx } from "class-variance-authority"
import { useRef, type ReactNode } from "react"
import { lineTotal, type CartItem } from "./lines"
import { formatMoney, type Money } from "../../lib/money"
import { countUnits } from "../../lib/unit"
import { Button } from "../../components/button"
import { VisuallyHidden } from "../../components/visually-hidden"
import { CartThumb } from "./cart-thumb"
import { CartTotals } from "./cart-totals"
import { PriceAlert } from "./price-alert"
import { messages } from "./messages"

interface OrderSummaryProps {
  items: readonly CartItem[]
  totals: readonly Money[]
  onRemove: (id: number) => void
  /** The order's actions; they stay at the bottom of the scroll area, with the total. */
  children?: ReactNode
}

/** Lists what will be ordered, and the total. An unavailable product can be removed. */
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
                <span className="text-danger">{messages.lines.gone}</span>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    // Moves the focus before its line is removed.
                    list.current?.focus()
                    onRemove(item.id)
                  }}
                >
                  {messages.lines.remove}
                  <VisuallyHidden> {item.title}</VisuallyHidden>
                </Button>
              </span>
            ) : (
              <span translate="no" className="shrink-0 text-right text-sm whitespace-nowrap figures">
                {formatMoney(lineTotal(item))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <PriceAlert items={items} />
      <div
        className={cx(
          "space-y-3 border-t border-line pt-2",
          // Not on low screens (or with large text), where it would cover everything else.
          children && "bottom-0 z-10 bg-surface-raised pb-4 [@media(min-height:32rem)]:sticky",
        )}
      >
        <CartTotals items={items} totals={totals} />
        {children}
      </div>
    </div>
  )
}
