import { graphql } from "gatsby"
import { galleryPagePath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { ChipRow } from "../../components/chip-row"
import { words } from "./words"

interface GalleryKindsProps {
  kinds: Queries.GalleryKindsFragment["kinds"]
  /** The slug of the shown kind; without it all pictures. */
  current?: string
}

/** The kinds of pictures: each is a list of its own, with a page of its own, so the choices are links. */
export function GalleryKinds({ kinds, current }: GalleryKindsProps) {
  return (
    <nav data-slot="gallery-kinds" aria-label={words.kinds} className="print:hidden">
      <ChipRow>
        {[{ slug: undefined, label: words.all }, ...kinds].map(({ slug, label }) => (
          <li key={label}>
            <ButtonLink
              href={galleryPagePath(1, slug)}
              variant={slug === current ? "primary" : "outline"}
              current={slug === current}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}

export const galleryKindsFragment = graphql`
  fragment GalleryKinds on Gallery {
    kinds {
      slug
      label
    }
  }
`
