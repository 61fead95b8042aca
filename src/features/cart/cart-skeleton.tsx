import { Skeleton } from "../../components/skeleton"
import { words } from "./words"

/** Keeps the goods' place until the saved cart has been read, unless it is marked as empty (`inline.ts`). */
export function CartSkeleton() {
  return (
    <div data-slot="cart-opening" data-unread="filled" className="js-only space-y-6">
      <p className="text-ink-muted">{words.loading}</p>
      <div className="flex items-center gap-4">
        <Skeleton shape="box" className="size-20 shrink-0" />
        <Skeleton className="max-w-sm" />
      </div>
      <Skeleton className="max-w-md" />
    </div>
  )
}
