import { expect, type Locator, type Page } from "@playwright/test"

/** Expects no element to overflow the viewport horizontally. */
export const expectNoSidewaysScrolling = (page: Page): Promise<void> =>
  expect.poll(() => findSidewaysScrolling(page), "elements beyond the right edge").toEqual([])

/** Returns the elements that make the page scroll sideways. */
export function findSidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 0 &&
        box.right > width + 1 &&
        !element.closest("[data-slot=carousel-viewport], [data-slot=swipe-row]")
      )
    })
    const excess = document.documentElement.scrollWidth - window.innerWidth
    if (excess <= 0) return []
    const names = wide.slice(0, 4).map((element) => `${element.tagName} ${element.className.toString().slice(0, 80)}`)
    return [`${excess} px beyond the right edge`, ...names]
  })
}

/** Expects no sideways scrolling and no clipped text. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page)
  await expect.poll(() => findClippedText(page), "clipped text").toEqual([])
}

/** Returns text that the viewport or a box with hidden overflow clips. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Clipped on purpose, or without text: other slides and cards of a row, images. */
    const EXCEPTIONS =
      "[data-slot=carousel-slide], [data-slot=swipe-row] > li, [aria-hidden=true], svg, noscript, script, style, option"
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const problems: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest(EXCEPTIONS) || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const isForScreenReaders = (element: Element | null): boolean =>
        element !== null &&
        ((element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).display !== "inline") ||
          isForScreenReaders(element.parentElement))
      if (box.width === 0 || isForScreenReaders(parent)) continue
      /** Text beyond the end of a row can be scrolled to. */
      const isInScrollingRow = (element: Element | null): boolean =>
        element !== null &&
        ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
          isInScrollingRow(element.parentElement))
      if (isInScrollingRow(parent)) continue
      if (box.left < -1 || box.right > window.innerWidth + 1) problems.push(`off the screen: ${text.slice(0, 60)}`)
      for (let clip: Element | null = parent; clip && clip !== document.body; clip = clip.parentElement) {
        const style = getComputedStyle(clip)
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip"
        const edge = clip.getBoundingClientRect()
        const cutSideways = hides(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)
        const cutBelow = hides(style.overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)
        if (cutSideways || cutBelow)
          problems.push(`clipped by ${clip.tagName}.${clip.className.slice(0, 60)}: ${text.slice(0, 60)}`)
      }
    }
    return problems
  })
}

/** Returns the number of slides visible in a carousel. */
export async function countSlidesPerView(carousel: Locator): Promise<number> {
  const getWidth = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width)
  const track = await getWidth(carousel.locator("[data-slot=carousel-track]"))
  return Math.round(track / (await getWidth(carousel.locator("[data-slot=carousel-slide]").first())))
}

/** Scrolls through the page in steps, so that all lazy content loads. */
export const scrollThrough = (page: Page, step = 400): Promise<void> => page.evaluate(scrollInSteps, step)

/** Scrolls back to the top in steps: a jump over the whole page would count as a layout shift of sticky elements. */
export const scrollBack = (page: Page, step = 400): Promise<void> => page.evaluate(scrollInSteps, -step)

/** Runs in the page. Waits two frames at each position, for the callbacks of observers. */
async function scrollInSteps(step: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  const isInside = (y: number) => (step > 0 ? y <= document.documentElement.scrollHeight : y > step)
  for (let y = step > 0 ? 0 : window.scrollY; isInside(y); y += step) {
    window.scrollTo({ top: Math.max(0, y), behavior: "instant" })
    await frame().then(frame)
  }
}
