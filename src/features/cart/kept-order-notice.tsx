import { useAtom } from "jotai"
import { useRef } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Notice } from "../../components/notice"
import { useOnline } from "../../components/use-online"
import { dayOf } from "../../lib/day-and-time"
import { HandOver, MessageNumber } from "../contact"
import { keptOrderAtom } from "./kept-order"
import type { OrderHandOver } from "./use-order"
import { words } from "./words"

interface KeptOrderNoticeProps {
  /** The order that the page offers anyway. */
  current: OrderHandOver
}

/**
 * Offers an order that was kept until there is a network. It goes once it is handed over, or when the visitor deletes
 * it. Without a network it is left out where it is the page's own order, which says that it is kept (`KeepOrder`).
 */
export function KeptOrderNotice({ current }: KeptOrderNoticeProps) {
  const [kept, setKept] = useAtom(keptOrderAtom)
  const isOnline = useOnline()
  const box = useRef<HTMLDivElement>(null)
  const isCurrent = kept?.message === current.message
  const isShown = kept !== null && (isOnline || !isCurrent)
  return (
    <div ref={box} role="status" tabIndex={-1} data-slot="kept-order" className="print:hidden">
      {isShown && (
        <Notice className="mb-6">
          <div className="space-y-3">
            <Heading level={2} size="md">
              {words.keptOrder.title(dayOf(kept.keptAt))}
            </Heading>
            <p>{isOnline ? words.keptOrder.ready : words.keptOrder.waiting}</p>
            {kept.number && <MessageNumber number={kept.number} />}
            <HandOver
              isCompact
              message={kept.message}
              sms={kept.sms}
              telephone={current.telephone}
              onSend={(channel) => (isCurrent ? current.onSend(channel) : setKept(null))}
            />
            <Button
              variant="outline"
              onClick={() => {
                // Before the button goes and takes the focus with it.
                box.current?.focus()
                setKept(null)
              }}
            >
              {words.keptOrder.delete}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
