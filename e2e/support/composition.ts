import type { Page } from "@playwright/test"

/** How a page is composed, measured: what an art director would call a fault. Returns a line for each. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST_UNDER_A_PICTURE = 96
    const LEAST_UNDER_A_HEADING = 8
    const LEAST_OVER_A_HEADING = 24
    const MOST_ENLARGED = 1.2
    /** A hand's breadth: what a shadow or a focus ring may take. */
    const TOLERANCE = 1

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[aria-hidden=true]:not(svg), [inert], .sr-only")
    const all = (selector: string, root: ParentNode = document) =>
      Array.from(root.querySelectorAll<HTMLElement>(selector)).filter(isSeen)
    const nameOf = (element: Element) => `“${(element.textContent ?? "").trim().slice(0, 40)}”`
    /** What is drawn of it: its text and its pictures, without the space round them. */
    const drawn = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.length === 0) return element.getBoundingClientRect()
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
      const right = Math.max(...boxes.map((box) => box.right))
      return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top)
    }
    /** Its words alone: a control may be larger than what is seen of it. */
    const wordsOf = (element: Element) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue
        range.selectNodeContents(node)
        boxes.push(...Array.from(range.getClientRects()).filter(({ width }) => width > 1))
      }
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
      const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
      return boxes.length > 0 ? new DOMRect(left, top, right - left, bottom - top) : undefined
    }
    const overlaps = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right

    const gaps = all("main [data-slot=carousel-viewport]").flatMap((viewport) => {
      const bottom = viewport.getBoundingClientRect().bottom
      const controls = "[data-slot=carousel-controls], [data-slot=product-gallery-thumbs]"
      const tops = all(controls, viewport.parentElement ?? document).map((part) => part.getBoundingClientRect().top)
      const gap = Math.min(...tops) - bottom
      return Number.isFinite(gap) && gap > MOST_UNDER_A_PICTURE
        ? [`${Math.round(gap)} px between a picture and its controls`]
        : []
    })

    const headings = all("main :is(h1, h2, h3, h4)")
    const crowded = headings.flatMap((heading) => {
      const [own, next] = [wordsOf(heading), heading.nextElementSibling]
      const below = next && isSeen(next) ? wordsOf(next) : undefined
      if (!own || !below || !overlaps(own, below) || below.top < own.top + 4) return []
      const gap = below.top - own.bottom
      return gap < LEAST_UNDER_A_HEADING - TOLERANCE
        ? [`${gap.toFixed(0)} px below the heading ${nameOf(heading)}`]
        : []
    })
    const touching = headings
      .filter((heading) => heading.tagName === "H2" && !heading.closest("[data-slot=card], [data-slot=card-body]"))
      .flatMap((heading) => {
        const previous = heading.previousElementSibling ?? heading.parentElement?.previousElementSibling
        const [own, above] = [wordsOf(heading), previous && isSeen(previous) ? wordsOf(previous) : undefined]
        if (!own || !above || !overlaps(own, above) || above.bottom > own.bottom) return []
        const gap = own.top - above.bottom
        return gap < LEAST_OVER_A_HEADING - TOLERANCE
          ? [`${gap.toFixed(0)} px above the heading ${nameOf(heading)}`]
          : []
      })

    const emptyColumns = all("main *").flatMap((parent) => {
      const { display, gridTemplateColumns } = getComputedStyle(parent)
      if (display !== "grid" || gridTemplateColumns.split(" ").length < 2) return []
      const columns = Array.from(parent.children).filter(
        (child) => isSeen(child) && !["absolute", "fixed"].includes(getComputedStyle(child).position),
      )
      return columns.flatMap((column) => {
        const box = column.getBoundingClientRect()
        const isSticky = [column, ...column.children].some((part) => getComputedStyle(part).position === "sticky")
        const beside = columns.filter((other) => {
          const { top, left, right } = other.getBoundingClientRect()
          return other !== column && Math.abs(top - box.top) < 8 && (left >= box.right || right <= box.left)
        })
        const empty = Math.max(0, ...beside.map((other) => drawn(other).bottom)) - drawn(column).bottom
        return !isSticky && empty > window.innerHeight
          ? [`${Math.round(empty)} px empty beside ${nameOf(beside[0] ?? column)}`]
          : []
      })
    })

    const covered = all("main .goods-tile").flatMap((goods) => {
      const tile = goods.getBoundingClientRect()
      return all("main :is(button, [data-slot=badge], [data-slot=carousel-controls])").flatMap((cover) => {
        const box = cover.getBoundingClientRect()
        const width = Math.min(tile.right, box.right) - Math.max(tile.left, box.left)
        const height = Math.min(tile.bottom, box.bottom) - Math.max(tile.top, box.top)
        return width > TOLERANCE && height > TOLERANCE ? [`${nameOf(cover)} lies on the picture of goods`] : []
      })
    })

    const enlarged = all("main :is(img, video)").flatMap((media) => {
      const isVideo = media instanceof HTMLVideoElement
      if (!isVideo && !(media instanceof HTMLImageElement)) return []
      const [width, height] = isVideo
        ? [media.videoWidth, media.videoHeight]
        : [media.naturalWidth, media.naturalHeight]
      if (width === 0 || (!isVideo && /\.svg|^data:/.test(media.currentSrc))) return []
      const scale = Math.max(media.clientWidth / width, media.clientHeight / height)
      const source = media.currentSrc.split("/").pop() ?? ""
      return scale > MOST_ENLARGED ? [`${source} is shown at ${scale.toFixed(2)} of its pixels`] : []
    })

    const [title] = all("[data-slot=page-banner] h1")
    const hill = document.querySelector<SVGPathElement>("[data-slot=banner-hills] path.fill-hill-far")
    const matrix = hill?.getScreenCTM()?.inverse()
    const onHills =
      title && hill && matrix
        ? [0, 0.25, 0.5, 0.75, 1].some((share) => {
            const { left, width, bottom } = drawn(title)
            return hill.isPointInFill(new DOMPoint(left + share * width, bottom - 4).matrixTransform(matrix))
          })
        : false

    return [
      ...gaps,
      ...crowded,
      ...touching,
      ...emptyColumns,
      ...new Set(covered),
      ...enlarged,
      ...(onHills ? ["the title lies on the hills"] : []),
    ]
  })
}
