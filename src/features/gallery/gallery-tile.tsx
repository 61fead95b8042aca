import { graphql } from "gatsby"
import { galleryPicturePath } from "../../lib/paths"
import { Link } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

interface GalleryTileProps {
  picture: Queries.GalleryTileFragment
  /** Its number in the gallery, from 1. */
  number: number
  /** True if it is two columns wide on a large screen. */
  large?: boolean
}

/** A picture of the gallery that links to the gallery's viewer. */
export function GalleryTile({ picture, number, large = false }: GalleryTileProps) {
  return (
    <Link
      href={galleryPicturePath(number)}
      variant="plain"
      data-slot="gallery-tile"
      className="group block aspect-[4/3] size-full overflow-hidden focus-visible:outline-offset-[-5px]"
    >
      <ContentPicture
        picture={picture}
        fit="cover"
        className="size-full duration-slow motion-safe:transition-transform motion-safe:group-hover:scale-105"
        sizes={large ? "34vw" : "(min-width: 1024px) 17vw, 34vw"}
      />
    </Link>
  )
}

export const galleryTileFragment = graphql`
  fragment GalleryTile on Picture {
    path
    ...CardPicture
  }
`
