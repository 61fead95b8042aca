import { useAtom } from "jotai"
import { useCallback, useEffect, useMemo, useState } from "react"
import { loadPageData } from "../../list/page-data"
import { addToHistoryState, readHistoryState } from "../../lib/history-state"
import { galleryPagePath } from "../../lib/paths"
import { listPages, pageOf, type ListPage } from "../../lib/list-pages"
import { gallerySlicesAtom, lostSlicesAtom, type GallerySlice } from "./gallery-state"

/** Between a press on the button and the pictures, at least (spec section 2, Gallery). Milliseconds. */
export const MORE_DELAY_MS = 500

/** The last page in the grid, kept with the history entry. */
const THROUGH = "galleryThrough"

const isSliceData = (value: unknown): value is { gallery: GallerySlice } =>
  typeof value === "object" &&
  value !== null &&
  "gallery" in value &&
  typeof value.gallery === "object" &&
  value.gallery !== null &&
  "pictures" in value.gallery &&
  Array.isArray(value.gallery.pictures) &&
  "next" in value.gallery &&
  Array.isArray(value.gallery.next)

/**
 * The gallery's pages: the one that is open, and those that the visitor or the viewer has asked for. The grid shows
 * them from the open page to `through`; the viewer has all that are there.
 */
export function useGallerySlices(page: ListPage, own: GallerySlice) {
  const [loaded, setLoaded] = useAtom(gallerySlicesAtom)
  const [lost, setLost] = useAtom(lostSlicesAtom)
  const slices = useMemo(
    () => listPages(page.total, page.limit).map(({ number }) => (number === page.number ? own : loaded.get(number))),
    [page, own, loaded],
  )
  const sliceAt = (number: number) => slices[number - 1]

  // Nothing is loaded while the page hydrates, so this is the server's first page then.
  const [through, setThrough] = useState(() => shownBefore(page, loaded))
  const [more, setMore] = useState<{ state: "idle" | "loading" | "failed"; added: number }>({ state: "idle", added: 0 })

  useEffect(() => {
    if (through > page.number) addToHistoryState({ [THROUGH]: through })
  }, [through, page.number])

  const load = useCallback(
    async (number: number) => {
      try {
        const { gallery } = await loadPageData(galleryPagePath(number), isSliceData)
        setLoaded((slices) => new Map(slices).set(number, gallery))
        setLost((numbers) => without(numbers, number))
        return gallery
      } catch (error) {
        console.warn(`Page ${number} of the gallery did not arrive.`, error)
        setLost((numbers) => new Set(numbers).add(number))
        throw error
      }
    },
    [setLoaded, setLost],
  )

  /** Brings the next page into the grid, not before the delay is over; a second press meanwhile does nothing. */
  const showMore = () => {
    if (more.state === "loading") return
    const number = through + 1
    setMore({ state: "loading", added: 0 })
    const delay = new Promise((resolve) => setTimeout(resolve, MORE_DELAY_MS))
    void Promise.allSettled([sliceAt(number) ?? load(number), delay]).then(([result]) => {
      if (result.status === "fulfilled") {
        setThrough(number)
        setMore({ state: "idle", added: result.value.pictures.length })
      } else {
        setMore({ state: "failed", added: 0 })
      }
    })
  }

  /** Fetches the page of a picture that the viewer comes near to. */
  const need = useCallback(
    (picture: number) => {
      const number = pageOf(picture, page.limit)
      if (slices[number - 1]) return
      setLost((numbers) => without(numbers, number))
      // Said in the viewer, in the picture's place.
      load(number).catch(() => undefined)
    },
    [slices, page.limit, load, setLost],
  )

  return { slices, lost, through, more, showMore, need }
}

const without = (numbers: ReadonlySet<number>, gone: number): ReadonlySet<number> =>
  numbers.has(gone) ? new Set([...numbers].filter((number) => number !== gone)) : numbers

/** How far the grid went when the visitor left this page, as far as its pictures are still at hand. */
function shownBefore({ number }: ListPage, loaded: ReadonlyMap<number, GallerySlice>): number {
  if (loaded.size === 0 || typeof window === "undefined") return number
  const wanted = Number(readHistoryState()[THROUGH]) || number
  let through = number
  while (through < wanted && loaded.has(through + 1)) through++
  return through
}
