import type { Page } from "@playwright/test"

/** Returns empty columns, controls off the screen or on pictures of products, enlarged images and long lines. */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAX_ENLARGEMENT = 1.2
    const MAX_LINE_CHARACTERS = 75
    const TEXTS = "p, li, dd, blockquote"

    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[aria-hidden=true]:not(svg), [inert], .sr-only")
    const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(isVisible)
    const getName = (element: Element) => `“${(element.textContent ?? "").trim().slice(0, 40)}”`
    /** The lower edge of an element's content, without the space below it. */
    const getBottom = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
      return boxes.length > 0 ? Math.max(...boxes.map(({ bottom }) => bottom)) : element.getBoundingClientRect().bottom
    }

    const emptyColumns = all("main *").flatMap((parent) => {
      const { display, gridTemplateColumns } = getComputedStyle(parent)
      if (display !== "grid" || gridTemplateColumns.split(" ").length < 2) return []
      const columns = Array.from(parent.children).filter(
        (child) => isVisible(child) && !["absolute", "fixed"].includes(getComputedStyle(child).position),
      )
      return columns.flatMap((column) => {
        const box = column.getBoundingClientRect()
        const isSticky = [column, ...column.children].some((part) => getComputedStyle(part).position === "sticky")
        const beside = columns.filter((other) => {
          const { top, left, right } = other.getBoundingClientRect()
          return other !== column && Math.abs(top - box.top) < 8 && (left >= box.right || right <= box.left)
        })
        const empty = Math.max(0, ...beside.map(getBottom)) - getBottom(column)
        return !isSticky && empty > window.innerHeight
          ? [`${Math.round(empty)} px empty beside ${getName(beside[0] ?? column)}`]
          : []
      })
    })

    const covered = all("main .goods-tile").flatMap((picture) => {
      const tile = picture.getBoundingClientRect()
      return all("main :is(button, [data-slot=badge], [data-slot=carousel-controls])").flatMap((cover) => {
        const box = cover.getBoundingClientRect()
        const width = Math.min(tile.right, box.right) - Math.max(tile.left, box.left)
        const height = Math.min(tile.bottom, box.bottom) - Math.max(tile.top, box.top)
        return width > 1 && height > 1 ? [`${getName(cover)} covers the picture of a product`] : []
      })
    })

    const enlarged = all("main img").flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return []
      if (/\.svg|^data:/.test(image.currentSrc)) return []
      const scale = Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight)
      const source = image.currentSrc.split("/").pop() ?? ""
      return scale > MAX_ENLARGEMENT ? [`${source} is shown at ${scale.toFixed(2)} of its pixels`] : []
    })

    const longLines = all(`main :is(${TEXTS})`).flatMap((block) => {
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        if (!node.parentElement || node.parentElement.closest(TEXTS) !== block || !isVisible(node.parentElement))
          continue
        for (const word of (node.textContent ?? "").matchAll(/\S+\s*/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + 1)
          const line = Math.round(range.getBoundingClientRect().bottom)
          lines.set(line, (lines.get(line) ?? 0) + word[0].length)
        }
      }
      const longest = Math.max(0, ...lines.values()) - 1
      return longest > MAX_LINE_CHARACTERS ? [`${longest} characters a line in ${getName(block)}`] : []
    })

    /** Whether an element is in a row that scrolls. */
    const isInRow = (element: Element | null): boolean =>
      element !== null &&
      !element.matches("main") &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || isInRow(element.parentElement))
    const outside = all("main :is(a[href], button)").flatMap((control) =>
      control.getBoundingClientRect().right > window.innerWidth + 1 && !isInRow(control.parentElement)
        ? [`${getName(control)} is off the screen`]
        : [],
    )

    return [...emptyColumns, ...outside, ...new Set(covered), ...enlarged, ...longLines]
  })
}

/** Drawings of section dividers and banners. */
const DRAWINGS = ".sun, [data-slot=cut-out], [data-slot=banner-scene], [data-slot=banner-sun]"

/** Returns drawings that cover a control or a text. */
export function findCoveredByDrawings(page: Page): Promise<string[]> {
  return page.evaluate((drawings) => {
    /** For rounding. */
    const TOLERANCE_PX = 1
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - TOLERANCE_PX &&
      a.right > b.left + TOLERANCE_PX &&
      a.top < b.bottom - TOLERANCE_PX &&
      a.bottom > b.top + TOLERANCE_PX
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".sr-only, noscript, [inert], [data-slot=bottom-bar], [data-slot=header]")
    const boxes: { name: string; box: DOMRect }[] = []
    for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary"))
      if (isVisible(control))
        boxes.push({ name: control.textContent.trim() || control.tagName, box: control.getBoundingClientRect() })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (!node.textContent?.trim() || !node.parentElement || !isVisible(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) boxes.push({ name: node.textContent.trim(), box })
    }
    const problems = new Set<string>()
    for (const drawing of document.querySelectorAll(drawings)) {
      if (!drawing.checkVisibility()) continue
      const drawingBox = drawing.getBoundingClientRect()
      for (const { name, box } of boxes) {
        if (box.width > 1 && box.height > 1 && overlaps(drawingBox, box))
          problems.add(`${drawing.getAttribute("data-slot") ?? ""} on “${name.slice(0, 40)}”`)
      }
    }
    return [...problems]
  }, DRAWINGS)
}
