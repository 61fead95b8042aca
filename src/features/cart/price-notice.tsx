import { useAtomValue, useSetAtom } from "jotai"
import { useRef } from "react"
import { Button } from "../../components/button"
import { Notice } from "../../components/notice"
import type { CartItem } from "./lines"
import { formatMoney } from "../../lib/money"
import { words as sharedWords } from "../../shared/words"
import { acceptPricesAtom, checkPricesAtom, isCheckingAtom } from "./check-prices"
import { useSavedPrices } from "./use-saved-prices"
import { words } from "./words"

/**
 * What is to be known of the prices before ordering: which have changed, which products are gone, and from when the
 * prices are that could not be read today. Screen readers announce it. It stands below what it would move as it comes in. Its region is in the page before there is anything to say, and takes no room.
 */
export function PriceNotice({ items }: { items: readonly CartItem[] }) {
  const accept = useSetAtom(acceptPricesAtom)
  const checkPrices = useSetAtom(checkPricesAtom)
  const isChecking = useAtomValue(isCheckingAtom)
  const saved = useSavedPrices(items)
  const box = useRef<HTMLDivElement>(null)

  const changed = items.filter(({ previousPrice, isUnavailable }) => previousPrice || isUnavailable)
  const showsSaved = saved.isChecked && saved.count > 0

  const focusTotals = () => {
    const part = box.current?.closest("[data-slot=order-summary], [data-slot=section]")
    const totals = part?.querySelector<HTMLElement>("[data-slot=cart-totals]")
    if (!totals) return
    totals.tabIndex = -1
    totals.focus()
  }
  const acceptChanges = () => {
    // Before the button goes and takes the focus with it.
    focusTotals()
    accept()
  }
  // The button goes where the prices have been read, and stays where they could not be.
  const retryButton = (button: HTMLElement | null) => () => {
    if (button?.contains(document.activeElement)) focusTotals()
  }

  return (
    <div ref={box} data-slot="price-notice" role="status">
      {(changed.length > 0 || showsSaved) && (
        <Notice className="mt-4">
          <div className="space-y-2">
            {changed.map((item) => (
              <p key={item.id}>{describeChange(item)}</p>
            ))}
            {showsSaved && (
              <>
                <p>{words.prices.saved(saved.count, saved.from)}</p>
                <Button ref={retryButton} variant="outline" busy={isChecking} onClick={() => void checkPrices()}>
                  {sharedWords.tryAgain}
                </Button>
              </>
            )}
            {changed.some(({ isUnavailable }) => !isUnavailable) && (
              <Button variant="outline" onClick={acceptChanges}>
                {words.prices.accept}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}

function describeChange({ title, unitPrice, previousPrice, isUnavailable }: CartItem): string {
  if (isUnavailable || !previousPrice) return words.prices.gone(title)
  return words.prices.changed(title, formatMoney(previousPrice, "always"), formatMoney(unitPrice, "always"))
}
