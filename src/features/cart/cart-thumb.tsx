import { ContentPicture } from "../../shared/content-picture"

/** The small picture of a line of the cart, beside its title. It comes with today's products; its place is kept until then. */
export function CartThumb({ picture }: { picture?: Queries.SquarePictureFragment }) {
  return (
    <span data-slot="cart-thumb" className="block size-12 shrink-0 overflow-hidden rounded-md bg-surface-sunken">
      {picture && (
        <ContentPicture picture={picture} decorative fit="cover" sizes="48px" className="goods-tile size-full" />
      )}
    </span>
  )
}
