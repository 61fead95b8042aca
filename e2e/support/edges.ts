import type { Page } from "@playwright/test"

/* What a picture of the whole page shows to whoever looks at it. Each function says what is wrong, in words. */

/** Drawings that stand on a page's edges: what stands on dividers and banners. Hills may lie behind nothing but paper. */
const FIGURES = "[data-slot=cut-out], [data-slot=banner-scene], [data-slot=banner-sun]"
const PHONE_HILLS = "[data-slot=banner-hills]"

/** Drawings that lie on a control or on words. On a phone the banner's hills are such a drawing, too. */
export function coveredByDrawings(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate(
    (figures) => {
      /** A pixel more or less comes from rounding. */
      const SLACK = 1
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - SLACK && a.right > b.left + SLACK && a.top < b.bottom - SLACK && a.bottom > b.top + SLACK
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, noscript, [inert], [data-slot=shortcuts], [data-slot=header]")
      const boxes: { name: string; box: DOMRect }[] = []
      for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary"))
        if (isShown(control))
          boxes.push({ name: control.textContent.trim() || control.tagName, box: control.getBoundingClientRect() })
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) boxes.push({ name: node.textContent.trim(), box })
      }
      const found = new Set<string>()
      for (const figure of document.querySelectorAll(figures)) {
        if (!figure.checkVisibility()) continue
        const drawn = figure.getBoundingClientRect()
        for (const { name, box } of boxes) {
          if (box.width > 1 && box.height > 1 && meets(drawn, box))
            found.add(`${figure.getAttribute("data-slot") ?? ""} on “${name.slice(0, 40)}”`)
        }
      }
      return [...found]
    },
    isPhone ? `${FIGURES}, ${PHONE_HILLS}` : FIGURES,
  )
}

/** Headings of level 2 in larger letters than the page's title. */
export function headingsAboveTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const titles = Array.from(document.querySelectorAll("main h1")).filter(
      (title) => title.getBoundingClientRect().width > 1,
    )
    const [title] = titles
    // The title of a home page is for screen readers; its banner has its own.
    if (!title) return []
    return Array.from(document.querySelectorAll("main h2"))
      .filter((heading) => heading.checkVisibility() && size(heading) > size(title))
      .map((heading) => `“${heading.textContent}”: ${size(heading)} px; the title: ${size(title)} px`)
  })
}

/** Slides and scenes whose words end before their stage does: what lies behind would show. Beside each other on wide screens. */
export function slidesWithGap(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll(".scene-stage")).flatMap((stage, index) => {
      const words = stage.querySelector(".scene-words")
      const gap = stage.getBoundingClientRect().bottom - (words?.getBoundingClientRect().bottom ?? 0)
      return Math.abs(gap) > 1 ? [`scene ${index + 1}: ${Math.round(gap)} px`] : []
    }),
  )
}
