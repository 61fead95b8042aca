import { useCallback, useEffect, useMemo, useState } from "react"
import { addToHistoryState, readHistoryState } from "../../lib/history-state"
import { listPages, pageOf, type PageRange } from "../../lib/list-pages"
import { fetchOrReload, useFetched } from "../../platform/lists"
import { galleryRequest, galleryStore, type GalleryPage } from "./gallery-source"

/** Between a press on the button and the pictures, at least (spec section 2, Gallery). Milliseconds. */
export const MORE_DELAY_MS = 500

/** The last page in the grid, kept with the history entry. */
const THROUGH = "galleryThrough"

/** What is known of a page: an `Error` where it did not arrive, undefined before it was fetched. */
export type GalleryPageResult = GalleryPage | Error | undefined

/** The page's pictures and the rest, where it has arrived. */
export const arrived = (result: GalleryPageResult): GalleryPage | undefined =>
  result instanceof Error ? undefined : result

/**
 * The gallery's pages: the one that is open, and those that the visitor or the viewer has asked for. The grid shows
 * them from the open page to `through`; the viewer has all that are there.
 *
 * @param first the page that stands in the HTML; keep its identity
 * @param kind the slug of the shown kind; without it all pictures
 */
export function useGalleryPages({ number, total, limit }: PageRange, first: GalleryPage, kind?: string) {
  const fetched = useFetched(galleryStore)
  const pages = useMemo(
    (): readonly GalleryPageResult[] =>
      listPages(total, limit).map((page) =>
        page.number === number ? first : fetched.get(galleryRequest(page.number, kind).key),
      ),
    [number, total, limit, first, fetched, kind],
  )

  // Nothing is there while the page hydrates, so this is the server's first page then.
  const [through, setThrough] = useState(() => shownBefore(number, pages))
  const [more, setMore] = useState<{ state: "idle" | "loading" | "failed"; added: number }>({ state: "idle", added: 0 })

  useEffect(() => {
    if (through > number) addToHistoryState({ [THROUGH]: through })
  }, [through, number])

  /** Brings the next page into the grid, not before the delay is over; a second press meanwhile does nothing. */
  const showMore = () => {
    if (more.state === "loading") return
    const next = through + 1
    setMore({ state: "loading", added: 0 })
    const delay = new Promise((resolve) => setTimeout(resolve, MORE_DELAY_MS))
    void Promise.allSettled([fetchOrReload(galleryStore, galleryRequest(next, kind)), delay]).then(([result]) => {
      if (result.status === "fulfilled") {
        setThrough(next)
        setMore({ state: "idle", added: result.value.entries.length })
      } else {
        setMore({ state: "failed", added: 0 })
      }
    })
  }

  /** Fetches the page of a picture that the viewer comes near to. */
  const need = useCallback(
    (picture: number) => {
      const page = pageOf(picture, limit)
      // What fails is said in the viewer, in the picture's place.
      if (page !== number) fetchOrReload(galleryStore, galleryRequest(page, kind)).catch(() => undefined)
    },
    [number, limit, kind],
  )

  return { pages, through, more, showMore, need }
}

/** How far the grid went when the visitor left this page, as far as its pictures are still at hand. */
function shownBefore(number: number, pages: readonly GalleryPageResult[]): number {
  const isThere = (page: number) => arrived(pages[page - 1]) !== undefined
  // Asked first: there is no history on the server.
  if (!isThere(number + 1)) return number
  const wanted = Number(readHistoryState()[THROUGH]) || number
  let through = number
  while (through < wanted && isThere(through + 1)) through++
  return through
}
