import { useSetAtom } from "jotai"
import { useRef } from "react"
import { Button } from "../../components/button"
import { Alert } from "../../components/alert"
import type { CartItem } from "./lines"
import { formatMoney } from "../../lib/money"
import { acceptPricesAtom, useSavedPrices } from "./check-prices"
import { messages } from "./messages"

/**
 * Lists changed prices, unavailable products, and prices that could not be read today. The live region is rendered
 * empty at first, so that screen readers announce its changes.
 */
export function PriceAlert({ items }: { items: readonly CartItem[] }) {
  const accept = useSetAtom(acceptPricesAtom)
  const saved = useSavedPrices(items)
  const root = useRef<HTMLDivElement>(null)

  const changed = items.filter(({ previousPrice, isUnavailable }) => previousPrice || isUnavailable)
  const showsSaved = saved.hasChecked && saved.count > 0

  const acceptChanges = () => {
    // Moves the focus before the button is removed.
    const section = root.current?.closest("[data-slot=order-summary], [data-slot=section]")
    const totals = section?.querySelector<HTMLElement>("[data-slot=cart-totals]")
    if (totals) {
      totals.tabIndex = -1
      totals.focus()
    }
    accept()
  }

  return (
    <div ref={root} data-slot="price-alert" role="status">
      {(changed.length > 0 || showsSaved) && (
        <Alert className="mt-4">
          <div className="space-y-2">
            {changed.map((item) => (
              <p key={item.id}>{describeChange(item)}</p>
            ))}
            {showsSaved && <p>{messages.prices.saved(saved.count, saved.from)}</p>}
            {changed.some(({ isUnavailable }) => !isUnavailable) && (
              <Button variant="outline" onClick={acceptChanges}>
                {messages.prices.accept}
              </Button>
            )}
          </div>
        </Alert>
      )}
    </div>
  )
}

function describeChange({ title, unitPrice, previousPrice, isUnavailable }: CartItem): string {
  if (isUnavailable || !previousPrice) return messages.prices.gone(title)
  return messages.prices.changed(title, formatMoney(previousPrice), formatMoney(unitPrice))
}
