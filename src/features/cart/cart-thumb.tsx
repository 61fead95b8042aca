import { Package } from "lucide-react"
import { useState } from "react"
import { thumbnailPath } from "../../lib/paths"
import { Icon } from "../../components/icon"
import { Picture } from "../../components/picture"

/** How large it stands, in CSS pixels; the file has twice as many. */
const SIZE = 80

/**
 * The small picture of a line of the cart; its title stands beside it. The cart may know a product that the shop has
 * no picture of any more: then a parcel stands in its place.
 */
export function CartThumb({ path }: { path: string }) {
  const [isLost, setLost] = useState(false)
  return (
    <span
      data-slot="cart-thumb"
      className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-sunken text-ink-muted"
    >
      {isLost ? (
        <Icon icon={Package} size="lg" />
      ) : (
        <Picture
          image={{
            layout: "fixed",
            width: SIZE,
            height: SIZE,
            images: { sources: [], fallback: { src: thumbnailPath(path) } },
          }}
          alt=""
          fit="cover"
          className="goods-tile size-full"
          onErrorCapture={() => setLost(true)}
        />
      )}
    </span>
  )
}
