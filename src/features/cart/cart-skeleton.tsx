import { messages } from "./messages"

const skeleton = "block bg-line motion-safe:animate-pulse"
const skeletonLine = `${skeleton} h-[1em] w-full rounded-sm`

/** A placeholder until the saved cart has been read; hidden if the inline script has found the cart empty. */
export function CartSkeleton() {
  return (
    <div data-slot="cart-skeleton" data-cart-view="filled" className="js-only space-y-6">
      <p className="text-ink-muted">{messages.loading}</p>
      <div aria-hidden className="flex items-center gap-4">
        <span className={`${skeleton} size-20 shrink-0 rounded-lg`} />
        <span className={`${skeletonLine} max-w-sm`} />
      </div>
      <span aria-hidden className={`${skeletonLine} max-w-md`} />
    </div>
  )
}
