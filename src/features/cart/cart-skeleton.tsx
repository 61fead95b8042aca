import { messages } from "./messages"

const bone = "block bg-line motion-safe:animate-pulse"
const line = `${bone} h-[1em] w-full rounded-sm`

/** A placeholder until the saved cart has been read; hidden if `inline.ts` marks the cart as empty. */
export function CartSkeleton() {
  return (
    <div data-slot="cart-opening" data-unread="filled" className="js-only space-y-6">
      <p className="text-ink-muted">{messages.loading}</p>
      <div aria-hidden className="flex items-center gap-4">
        <span className={`${bone} size-20 shrink-0 rounded-lg`} />
        <span className={`${line} max-w-sm`} />
      </div>
      <span aria-hidden className={`${line} max-w-md`} />
    </div>
  )
}
