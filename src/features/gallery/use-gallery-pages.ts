import { useCallback, useEffect, useMemo, useState } from "react"
import { readHistoryState } from "./use-image-address"
import { getPageNumber, type ListPage, type PageRange } from "../../lib/list-pages"
import { createFetchStore, fetchOrReload, useFetched } from "../../browser/fetch-store"
import { catalogueRequest, type Catalogues } from "../../platform/lists"

export type GalleryPage = ListPage<Queries.GalleryPictureFragment>

/** All pictures, once fetched. The store outlives the page, so that going back shows the same pictures. */
export const galleryStore = createFetchStore<Catalogues["gallery"]>()
const galleryRequest = catalogueRequest("gallery")

/** Minimum delay between the click and the pictures, in milliseconds (spec section 2). */
export const MORE_DELAY_MS = 500

/** Key in the history state for the last page in the grid. */
const THROUGH = "galleryThrough"

/** "lost" if loading failed, "waiting" before it was loaded. */
export type GalleryPlace = Queries.GalleryPictureFragment | "lost" | "waiting"

/**
 * Returns the gallery's pictures: those of the current page, and all once more were requested. The grid shows pages up
 * to `through`.
 *
 * @param initialPage the page that is in the HTML; keep its identity
 * @param kind the slug of the shown kind; undefined for all pictures
 */
export function useGalleryPages({ number, total, limit }: PageRange, initialPage: GalleryPage, kind?: string) {
  const fetched = useFetched(galleryStore, galleryRequest, false)
  const isLost = fetched instanceof Error
  const all = useMemo(() => (fetched && !isLost ? getPictures(fetched, kind) : undefined), [fetched, isLost, kind])
  const before = (number - 1) * limit
  const places = useMemo(
    () =>
      Array.from(
        { length: all?.length ?? total },
        (_, index): GalleryPlace =>
          (all ?? [])[index] ?? initialPage.entries[index - before] ?? (isLost ? "lost" : "waiting"),
      ),
    [all, total, initialPage, before, isLost],
  )

  // Nothing is fetched during hydration, so this matches the server's HTML.
  const [through, setThrough] = useState(() =>
    all ? getRestoredPage(number, getPageNumber(all.length, limit)) : number,
  )
  const [more, setMore] = useState<{ state: "idle" | "loading" | "failed"; added: number }>({ state: "idle", added: 0 })

  useEffect(() => {
    if (through > number) window.history.replaceState({ ...readHistoryState(), [THROUGH]: through }, "")
  }, [through, number])

  /** Adds the next page, after the minimum delay; a second click meanwhile does nothing. */
  const showMore = () => {
    if (more.state === "loading") return
    const end = through * limit
    setMore({ state: "loading", added: 0 })
    const delay = new Promise((resolve) => setTimeout(resolve, MORE_DELAY_MS))
    void Promise.allSettled([fetchOrReload(galleryStore, galleryRequest), delay]).then(([result]) => {
      if (result.status === "fulfilled") {
        setThrough(through + 1)
        setMore({ state: "idle", added: getPictures(result.value, kind).slice(end, end + limit).length })
      } else {
        setMore({ state: "failed", added: 0 })
      }
    })
  }

  const need = useCallback(
    (picture: number) => {
      // The viewer shows the failure in the picture's place.
      if (getPageNumber(picture, limit) !== number) fetchOrReload(galleryStore, galleryRequest).catch(() => undefined)
    },
    [number, limit],
  )

  return {
    places,
    shown: all ? all.slice(before, through * limit) : initialPage.entries,
    through,
    more,
    showMore,
    need,
  }
}

/** Returns the last page of the grid when the visitor left this page. */
const getRestoredPage = (number: number, pages: number): number =>
  Math.max(number, Math.min(pages, Number(readHistoryState()[THROUGH]) || number))

function getPictures({ pictures, kinds }: Catalogues["gallery"], kind?: string) {
  if (!kind) return pictures
  const paths = new Set(kinds.find(({ slug }) => slug === kind)?.pictures.map(({ path }) => path))
  return pictures.filter(({ path }) => paths.has(path))
}
