import { useCallback, useEffect, useMemo, useState } from "react"
import { readHistoryState } from "./use-image-address"
import { pageOf, type ListPage, type PageRange } from "../../lib/list-pages"
import { catalogueRequest, createFetchStore, fetchOrReload, useFetched, type Catalogues } from "../../platform/lists"

/** A page of the gallery's pictures as it stands in the HTML. */
export type GalleryPage = ListPage<Queries.GalleryPictureFragment>

/**
 * All pictures, once they were fetched in this visit. They outlive the page, so that the way back to it leads to the place
 * that was left.
 */
export const galleryStore = createFetchStore<Catalogues["gallery"]>()
const galleryRequest = catalogueRequest("gallery")

/** Between a press on the button and the pictures, at least (spec section 2, Gallery). Milliseconds. */
export const MORE_DELAY_MS = 500

/** The last page in the grid, kept with the history entry. */
const THROUGH = "galleryThrough"

/** A picture by its place; "lost" where the pictures did not arrive, "waiting" before they were fetched. */
export type GalleryPlace = Queries.GalleryPictureFragment | "lost" | "waiting"

/**
 * The gallery's pictures: those of the page that is open, and all once the visitor or the viewer has asked for more. The
 * grid shows them from the open page to page `through`; the viewer has all that are there.
 *
 * @param first the page that stands in the HTML; keep its identity
 * @param kind the slug of the shown kind; without it all pictures
 */
export function useGalleryPages({ number, total, limit }: PageRange, first: GalleryPage, kind?: string) {
  const fetched = useFetched(galleryStore, galleryRequest, false)
  const isLost = fetched instanceof Error
  const all = useMemo(() => (fetched && !isLost ? picturesOf(fetched, kind) : undefined), [fetched, isLost, kind])
  const before = (number - 1) * limit
  const places = useMemo(
    () =>
      Array.from(
        { length: all?.length ?? total },
        (_, index): GalleryPlace =>
          (all ?? [])[index] ?? first.entries[index - before] ?? (isLost ? "lost" : "waiting"),
      ),
    [all, total, first, before, isLost],
  )

  // Nothing is there while the page hydrates, so this is the server's first page then.
  const [through, setThrough] = useState(() => (all ? shownBefore(number, pageOf(all.length, limit)) : number))
  const [more, setMore] = useState<{ state: "idle" | "loading" | "failed"; added: number }>({ state: "idle", added: 0 })

  useEffect(() => {
    if (through > number) window.history.replaceState({ ...readHistoryState(), [THROUGH]: through }, "")
  }, [through, number])

  /** Brings the next page into the grid, not before the delay is over; a second press meanwhile does nothing. */
  const showMore = () => {
    if (more.state === "loading") return
    const end = through * limit
    setMore({ state: "loading", added: 0 })
    const delay = new Promise((resolve) => setTimeout(resolve, MORE_DELAY_MS))
    void Promise.allSettled([fetchOrReload(galleryStore, galleryRequest), delay]).then(([result]) => {
      if (result.status === "fulfilled") {
        setThrough(through + 1)
        setMore({ state: "idle", added: picturesOf(result.value, kind).slice(end, end + limit).length })
      } else {
        setMore({ state: "failed", added: 0 })
      }
    })
  }

  /** Fetches the pictures when the viewer comes near to one that isn't there. */
  const need = useCallback(
    (picture: number) => {
      // What fails is said in the viewer, in the picture's place.
      if (pageOf(picture, limit) !== number) fetchOrReload(galleryStore, galleryRequest).catch(() => undefined)
    },
    [number, limit],
  )

  return {
    places,
    shown: all ? all.slice(before, through * limit) : first.entries,
    through,
    more,
    showMore,
    need,
  }
}

/** How far the grid went when the visitor left this page. */
const shownBefore = (number: number, pages: number): number =>
  Math.max(number, Math.min(pages, Number(readHistoryState()[THROUGH]) || number))

/** @param kind the slug of a kind; without it all pictures */
function picturesOf({ pictures, kinds }: Catalogues["gallery"], kind?: string) {
  if (!kind) return pictures
  const paths = new Set(kinds.find(({ slug }) => slug === kind)?.pictures.map(({ path }) => path))
  return pictures.filter(({ path }) => paths.has(path))
}
