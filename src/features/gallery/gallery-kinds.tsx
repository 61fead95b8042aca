import { galleryPagePath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { ChipRow } from "../../components/chip-row"

interface GalleryKindsProps {
  copy: Pick<Queries.GalleryTextsFragment, "kindsLabel" | "allLabel" | "kinds">
  /** The slug of the shown kind; without it all pictures. */
  current?: string
}

/** The kinds of pictures: each is a list of its own, with a page of its own, so the choices are links. */
export function GalleryKinds({ copy, current }: GalleryKindsProps) {
  return (
    <nav data-slot="gallery-kinds" aria-label={copy.kindsLabel} className="print:hidden">
      <ChipRow>
        {[{ slug: undefined, label: copy.allLabel }, ...copy.kinds].map(({ slug, label }) => (
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
