import { galleryPagePath } from "../../lib/paths"
import type { PageRange } from "../../lib/list-pages"
import { ButtonLink } from "../../components/button"
import { Pagination } from "../../components/pagination"
import { messages } from "./messages"

interface GalleryPagesProps {
  page: Pick<PageRange, "number" | "pages">
  /** The slug of the shown kind; undefined for all pictures. */
  kind?: string
}

/**
 * Links to the gallery's other pages. With JavaScript the first page hides them: its button loads everything. Later
 * pages keep them, because the button doesn't load earlier pictures.
 */
export function GalleryPages({ page: { number, pages }, kind }: GalleryPagesProps) {
  if (pages === 1) return null
  const link = (page: number) => ({ href: galleryPagePath(page, kind) })
  return (
    <div data-slot="gallery-pages" className={number === 1 ? "no-js-only" : undefined}>
      {number < pages && (
        <p className="no-js-only mx-auto pt-10 text-center">
          <ButtonLink {...link(number + 1)} rel="next" size="lg">
            {messages.nextPage}
          </ButtonLink>
        </p>
      )}
      <Pagination current={number} total={pages} link={link} label={messages.pages} className="pt-8" />
    </div>
  )
}
