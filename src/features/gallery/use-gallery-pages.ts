import { useCallback, useEffect, useMemo, useState } from "react"
import { readHistoryState } from "./use-image-address"
import { getPageNumber, type PageRange } from "../../lib/list-pages"
import { createFetchStore, fetchOrReload, useFetched } from "../../browser/fetch-store"
import { catalogueRequest, type Catalogues } from "../../platform/lists"

/** All pictures, once fetched. The store outlives the page, so that going back shows the same pictures. */
export const galleryStore = createFetchStore<Catalogues["gallery"]>()
const galleryRequest = catalogueRequest("gallery")

/** Minimum delay between the click and the pictures, in milliseconds (spec section 2). */
export const MORE_DELAY_MS = 500

/** Key in the history state for the grid's last page. */
const LAST_PAGE_KEY = "galleryThrough"

/** A picture that is loaded, or not yet, or whose loading failed. */
export type GalleryItem = Queries.GalleryPictureFragment | "failed" | "waiting"

/**
 * Returns the gallery's items, with the pictures of the current page, or of all pages after a request for more. The grid
 * shows the pages up to `lastPage`.
 *
 * @param firstPictures the page's pictures in the HTML; must be stable between renders
 * @param kind the slug of the shown kind; undefined for all pictures
 */
export function useGalleryPages(
  { number, total, limit }: PageRange,
  firstPictures: readonly Queries.GalleryPictureFragment[],
  kind?: string,
) {
  const fetched = useFetched(galleryStore, galleryRequest, false)
  const hasFailed = fetched instanceof Error
  const all = useMemo(
    () => (fetched && !hasFailed ? getPictures(fetched, kind) : undefined),
    [fetched, hasFailed, kind],
  )
  const offset = (number - 1) * limit
  const items = useMemo(
    () =>
      Array.from(
        { length: all?.length ?? total },
        (_, index): GalleryItem =>
          (all ?? [])[index] ?? firstPictures[index - offset] ?? (hasFailed ? "failed" : "waiting"),
      ),
    [all, total, firstPictures, offset, hasFailed],
  )

  // Nothing is fetched during hydration, so this matches the server's HTML.
  const [lastPage, setLastPage] = useState(() =>
    all ? getRestoredPage(number, getPageNumber(all.length, limit)) : number,
  )
  const [more, setMore] = useState<{ state: "idle" | "loading" | "failed"; added: number }>({ state: "idle", added: 0 })

  useEffect(() => {
    if (lastPage > number) window.history.replaceState({ ...readHistoryState(), [LAST_PAGE_KEY]: lastPage }, "")
  }, [lastPage, number])

  /** Adds the next page, after the minimum delay; a second click meanwhile does nothing. */
  const showMore = () => {
    if (more.state === "loading") return
    const end = lastPage * limit
    setMore({ state: "loading", added: 0 })
    const delay = new Promise((resolve) => setTimeout(resolve, MORE_DELAY_MS))
    void Promise.allSettled([fetchOrReload(galleryStore, galleryRequest), delay]).then(([result]) => {
      if (result.status === "fulfilled") {
        setLastPage(lastPage + 1)
        setMore({ state: "idle", added: getPictures(result.value, kind).slice(end, end + limit).length })
      } else {
        setMore({ state: "failed", added: 0 })
      }
    })
  }

  const loadPicture = useCallback(
    (picture: number) => {
      // The viewer shows the failure in the picture's place.
      if (getPageNumber(picture, limit) !== number) fetchOrReload(galleryStore, galleryRequest).catch(() => undefined)
    },
    [number, limit],
  )

  return {
    items,
    pictures: all ? all.slice(offset, lastPage * limit) : firstPictures,
    lastPage,
    more,
    showMore,
    loadPicture,
  }
}

/** Returns the last page of the grid when the visitor left this page. */
const getRestoredPage = (number: number, pages: number): number =>
  Math.max(number, Math.min(pages, Number(readHistoryState()[LAST_PAGE_KEY]) || number))

function getPictures({ pictures, kinds }: Catalogues["gallery"], kind?: string) {
  if (!kind) return pictures
  const paths = new Set(kinds.find(({ slug }) => slug === kind)?.pictures.map(({ path }) => path))
  return pictures.filter(({ path }) => paths.has(path))
}
