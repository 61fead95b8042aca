import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Notice } from "../../components/notice"
import { lineQuantity } from "../../lib/cart"
import { dayOf } from "../../lib/day-and-time"
import { MessageNumber } from "../contact"
import { cartAtom, cartIsReadAtom, clearCartAtom, restoreCartAtom } from "./cart-store"
import { checkPricesAtom } from "./check-prices"
import { handedOverAtom, lastOrderAtom, noteOrderAtom } from "./customer"
import { words } from "./words"

/**
 * What was ordered. On the visit on which it was handed over it says that our answer is awaited, and empties the cart if the
 * visitor says so. On a later one it stands over an empty cart, and puts the same goods into it. The visitor can delete it.
 */
export function LastOrder() {
  const order = useAtomValue(lastOrderAtom)
  const isWaiting = useAtomValue(handedOverAtom) !== null
  const isEmpty = useAtomValue(cartAtom).length === 0
  const isRead = useAtomValue(cartIsReadAtom)
  const note = useSetAtom(noteOrderAtom)
  const clear = useSetAtom(clearCartAtom)
  const restore = useSetAtom(restoreCartAtom)
  const checkPrices = useSetAtom(checkPricesAtom)
  const box = useRef<HTMLDivElement>(null)
  const shown = isRead && (isWaiting || isEmpty) ? order : null

  // Whoever comes back from WhatsApp sees it.
  useEffect(() => {
    if (isWaiting) box.current?.scrollIntoView({ block: "nearest" })
  }, [isWaiting])

  /** The focus comes here before the button goes and takes it along. */
  const press = (act: () => void) => () => {
    box.current?.focus()
    act()
  }
  return (
    <div ref={box} role="status" tabIndex={-1} data-slot="last-order" className="scroll-mt-28 print:hidden">
      {shown && (
        <Notice className="mb-4">
          <div className="space-y-3">
            <Heading level={2} size="md">
              {words.lastOrder.title(dayOf(shown.handedOverAt))}
            </Heading>
            {shown.number && <MessageNumber number={shown.number} />}
            <ul>
              {shown.items.map((item) => (
                <li key={item.id}>
                  <span translate="no">{item.title}</span>
                  <span>{`, ${lineQuantity(item)}`}</span>
                </li>
              ))}
            </ul>
            {isWaiting && (
              <p>
                <strong>{words.lastOrder.waiting}</strong> {words.lastOrder.onlyIfSent}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              {isEmpty ? (
                <Button
                  variant="action"
                  onClick={press(() => {
                    restore(shown.items)
                    void checkPrices()
                  })}
                >
                  {words.lastOrder.again}
                </Button>
              ) : (
                <Button variant="outline" onClick={press(clear)}>
                  {words.lastOrder.clear}
                </Button>
              )}{" "}
              <Button variant="outline" onClick={press(() => note(null))}>
                {words.lastOrder.delete}
              </Button>
            </div>
          </div>
        </Notice>
      )}
    </div>
  )
}
