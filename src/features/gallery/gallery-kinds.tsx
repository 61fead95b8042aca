import { graphql } from "gatsby"
import { galleryPagePath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { ChipRow } from "../../components/chip-row"
import { messages } from "./messages"

interface GalleryKindsProps {
  kinds: Queries.GalleryKindsFragment["kinds"]
  /** The slug of the shown kind; undefined for all pictures. */
  current?: string
}

/** Links to the kinds of pictures, which have their own pages. */
export function GalleryKinds({ kinds, current }: GalleryKindsProps) {
  return (
    <nav data-slot="gallery-kinds" aria-label={messages.kinds} className="print:hidden">
      <ChipRow>
        {[{ slug: undefined, label: messages.all }, ...kinds].map(({ slug, label }) => (
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
