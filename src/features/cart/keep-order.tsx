import { useAtom } from "jotai"
import { useRef } from "react"
import { Button } from "../../components/button"
import type { OrderHandOver } from "./use-order"
import { keptOrderAtom } from "./kept-order"
import { words } from "./words"

interface KeepOrderProps {
  order: OrderHandOver
  /** Brings the order up to date with what was typed. */
  onIntent: () => void
}

/** Without a network: why SMS comes first, and the offer to keep the order on the phone until there is one. */
export function KeepOrder({ order: { message, sms, number }, onIntent }: KeepOrderProps) {
  const [kept, setKept] = useAtom(keptOrderAtom)
  const outcome = useRef<HTMLParagraphElement>(null)
  const isKept = kept?.message === message
  return (
    <div data-slot="keep-order" className="mt-3 space-y-3">
      <p className="font-semibold text-ink-strong">{words.keptOrder.why}</p>
      {!isKept && (
        <Button
          variant="outline"
          onPointerDown={onIntent}
          onFocus={onIntent}
          onClick={() => {
            // Before the button goes and takes the focus with it.
            outcome.current?.focus()
            setKept({ message, sms, number, keptAt: Date.now() })
          }}
        >
          {words.keptOrder.keep}
        </Button>
      )}
      <p ref={outcome} role="status" tabIndex={-1}>
        {isKept && words.keptOrder.kept}
      </p>
    </div>
  )
}
