import { Package } from "lucide-react"
import { useState } from "react"
import { Icon } from "../../components/icon"
import { ContentPicture } from "../../shared/content-picture"

interface CartThumbProps {
  /** Comes with today's products; its place is kept until then. */
  picture?: Queries.SquarePictureFragment
  isUnavailable?: boolean
}

/** The small picture of a line of the cart; its title stands beside it. Where there is none, a parcel stands in its place. */
export function CartThumb({ picture, isUnavailable }: CartThumbProps) {
  const [isLost, setLost] = useState(false)
  return (
    <span
      data-slot="cart-thumb"
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-sunken text-ink-muted"
    >
      {isLost || isUnavailable ? (
        <Icon icon={Package} size="lg" />
      ) : (
        picture && (
          <ContentPicture
            picture={picture}
            decorative
            fit="cover"
            sizes="48px"
            className="goods-tile size-full"
            onErrorCapture={() => setLost(true)}
          />
        )
      )}
    </span>
  )
}
