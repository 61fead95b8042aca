import { X } from "lucide-react"
import type { CartItem } from "../../lib/cart"
import { formatMoney } from "../../lib/money"
import { productAddress } from "../../routes/addresses"
import { Button } from "../ui/button"
import { Icon } from "../ui/icon"
import { Link } from "../ui/link"

interface CartLinesProps {
  items: readonly CartItem[]
  onRemove: (id: number) => void
}

/** The goods in the cart, each in its own currency. */
export function CartLines({ items, onRemove }: CartLinesProps) {
  return (
    <ul data-slot="cart-lines" className="divide-y divide-line">
      {items.map(({ id, title, price, currency, quantity }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <Link href={productAddress({ jsonId: id })} variant="quiet" className="font-semibold">
              {title}
            </Link>
            <p className="text-sm text-ink-muted figures">
              {quantity} × {formatMoney({ amountMinor: price, currency })}
            </p>
          </div>
          <Button variant="ghost" size="icon" aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
            <Icon icon={X} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
