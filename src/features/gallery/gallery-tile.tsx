import { graphql } from "gatsby"
import { galleryPicturePath } from "../../lib/paths"
import { Link } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

interface GalleryTileProps {
  picture: Queries.GalleryTileFragment
  /** Its number in the gallery, from 1. */
  number: number
}

/** A picture of the gallery that links to the gallery's viewer. */
export function GalleryTile({ picture, number }: GalleryTileProps) {
  return (
    <Link
      href={galleryPicturePath(number)}
      variant="plain"
      data-slot="gallery-tile"
      className="group block aspect-[4/3] overflow-hidden rounded-md shadow-sheet"
    >
      <ContentPicture
        picture={picture}
        fit="cover"
        className="size-full duration-slow motion-safe:transition-transform motion-safe:group-hover:scale-105"
        sizes="(min-width: 1280px) 400px, (min-width: 640px) 31vw, 46vw"
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
