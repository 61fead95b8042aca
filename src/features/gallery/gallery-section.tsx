import { useEffect, useRef, type PointerEvent } from "react"
import { entriesAfter, type PageRange } from "../../lib/list-pages"
import { GalleryKinds } from "./gallery-kinds"
import { GalleryMore } from "./gallery-more"
import { GalleryPages } from "./gallery-pages"
import { GalleryPicture } from "./gallery-picture"
import { loadViewer } from "./picture-viewer/lazy-picture-viewer"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { useGalleryPages } from "./use-gallery-pages"
import { GalleryViewer } from "./gallery-viewer"
import { messages } from "./messages"

interface GallerySectionProps {
  kinds: Queries.GalleryKindsFragment["kinds"]
  page: PageRange
  /** The page's pictures in the HTML. Must be stable between renders. */
  firstPictures: readonly Queries.GalleryPictureFragment[]
  /** The slug of the shown kind; undefined for all pictures. */
  kind?: string
}

/** Number of pictures that load eagerly: two rows on phones, one on large screens. */
const EAGER_COUNT = 4

export function GallerySection({ kinds, page, firstPictures, kind }: GallerySectionProps) {
  const { items, pictures, lastPage, more, showMore, loadPicture } = useGalleryPages(page, firstPictures, kind)
  const grid = useRef<HTMLUListElement>(null)
  const firstAddedNumber = more.added > 0 ? (lastPage - 1) * page.limit + 1 : null
  useEffect(
    () => grid.current?.querySelector<HTMLElement>(`[data-number="${firstAddedNumber}"]`)?.focus(),
    [firstAddedNumber],
  )

  const offset = (page.number - 1) * page.limit
  const otherPages = <GalleryPages page={page} kind={kind} />
  return (
    <Section space="tight">
      <Container>
        <GalleryKinds kinds={kinds} current={kind} />
        <p className="pt-4 pb-6 text-sm text-ink-muted">{messages.open}</p>
        {/* Columns by CSS alone (global.css): sparse auto-placement puts the next picture at the highest free
            place. `list-['']` instead of `list-none`: without markers Safari no longer exposes the list role. */}
        <ul
          ref={grid}
          data-slot="gallery-grid"
          className="gallery-grid list-['']"
          onPointerOver={preloadForMouse}
          onPointerDown={preloadForMouse}
        >
          {pictures.map((picture, index) => (
            <GalleryPicture
              key={picture.path}
              picture={picture}
              number={offset + index + 1}
              priority={index < EAGER_COUNT}
            />
          ))}
        </ul>
        {/* On the first page they are for visitors without JavaScript, who have no button below. */}
        {page.number === 1 && otherPages}
        <GalleryMore
          remaining={entriesAfter({ ...page, total: items.length, number: lastPage })}
          added={more.added}
          state={more.state}
          onMore={showMore}
        />
        {page.number > 1 && otherPages}
      </Container>
      <GalleryViewer label={messages.label} items={items} onRequest={loadPicture} />
    </Section>
  )
}

/** Preloads the viewer on hover, about 200 ms before a click. Ignores touch, which may only be scrolling. */
function preloadForMouse({ pointerType, target }: PointerEvent): void {
  if (pointerType === "mouse" && target instanceof Element && target.closest("a")) loadViewer().catch(() => undefined)
}
