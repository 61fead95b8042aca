import { ContentPicture } from "../../shared/content-picture"

/** A line's thumbnail. It arrives with today's products; its space is reserved until then. */
export function CartThumb({ picture }: { picture?: Queries.SquarePictureFragment }) {
  return (
    <span data-slot="cart-thumb" className="block size-12 shrink-0 overflow-hidden rounded-md bg-surface-sunken">
      {picture && (
        <ContentPicture picture={picture} decorative fit="cover" sizes="48px" className="goods-tile size-full" />
      )}
    </span>
  )
}
