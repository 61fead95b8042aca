import { galleryPagePath } from "../../lib/paths"
import type { PageRange } from "../../lib/list-pages"
import { ButtonLink } from "../../components/button"
import { Pagination } from "../../components/pagination"
import { words } from "./words"

interface GalleryPagesProps {
  page: Pick<PageRange, "number" | "pages">
  /** The slug of the shown kind; without it all pictures. */
  kind?: string
}

/**
 * The way to the gallery's other pages by links. Where scripts run, the first page does without: its button brings
 * everything. Whoever came to a later page keeps the way to those before it.
 */
export function GalleryPages({ page: { number, pages }, kind }: GalleryPagesProps) {
  if (pages === 1) return null
  const href = (page: number) => galleryPagePath(page, kind)
  return (
    <div data-slot="gallery-pages" className={number === 1 ? "no-js-only" : undefined}>
      {number < pages && (
        <p className="no-js-only pt-10 text-center">
          <ButtonLink href={href(number + 1)} rel="next" size="lg">
            {words.nextPage}
          </ButtonLink>
        </p>
      )}
      <Pagination current={number} total={pages} href={href} label={words.pages} className="pt-8" />
    </div>
  )
}
