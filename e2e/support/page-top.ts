import type { Page } from "@playwright/test"

/** What sticks together at the top of a page, delays its content, or gives headings of one rank two sizes. */
export function findPageTopProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_GAP = 12
    /** From the top of the screen to the content, without the title itself, on a laptop. */
    const MAX_HEAD = 232
    /** Smaller headings are labels, in a sidebar or a card. */
    const MIN_HEADING = 24

    const getBox = (selector: string) =>
      Array.from(document.querySelectorAll(selector))
        .find((element) => element.checkVisibility())
        ?.getBoundingClientRect()
    const sizes = new Set(
      Array.from(document.querySelectorAll("main h2:not(.sr-only)"), (heading) =>
        Math.round(parseFloat(getComputedStyle(heading).fontSize)),
      ).filter((size) => size >= MIN_HEADING),
    )
    const found = sizes.size > 1 ? [`h2 in ${[...sizes].join(", ")} px`] : []
    const header = getBox("[data-slot=header]")
    const banner = getBox("main [data-slot=page-banner] > header")
    const title = getBox("main h1")
    if (!header || !banner || !title) return found
    const gaps = {
      "below the header": (getBox("[data-slot=breadcrumb]") ?? title).top - header.bottom,
      "below the title": banner.bottom - title.bottom,
    }
    for (const [place, gap] of Object.entries(gaps)) if (gap < MIN_GAP) found.push(`${gap} px ${place}`)
    const above = banner.bottom - title.height
    if (window.innerWidth >= 1280 && above > MAX_HEAD && location.pathname !== "/about-us")
      found.push(`${Math.round(above)} px above the content`)
    return found
  })
}
