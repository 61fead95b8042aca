import type { Page } from "@playwright/test"

/** Returns gaps at the top of the page that are too small or too large, and h2 of different sizes. */
export function findPageTopProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_GAP_PX = 12
    /** On a laptop, from the top of the screen to the content, without the height of the title. */
    const MAX_TOP_PX = 232
    /** Smaller headings are labels, in a sidebar or a card. */
    const MIN_HEADING_PX = 24

    const getBox = (selector: string) =>
      Array.from(document.querySelectorAll(selector))
        .find((element) => element.checkVisibility())
        ?.getBoundingClientRect()
    const sizes = new Set(
      Array.from(document.querySelectorAll("main h2:not(.sr-only)"), (heading) =>
        Math.round(parseFloat(getComputedStyle(heading).fontSize)),
      ).filter((size) => size >= MIN_HEADING_PX),
    )
    const problems = sizes.size > 1 ? [`h2 in ${[...sizes].join(", ")} px`] : []
    const header = getBox("[data-slot=header]")
    const banner = getBox("main [data-slot=page-banner] > header")
    const title = getBox("main h1")
    if (!header || !banner || !title) return problems
    const gaps = {
      "below the header": (getBox("[data-slot=breadcrumb]") ?? title).top - header.bottom,
      "below the title": banner.bottom - title.bottom,
    }
    for (const [place, gap] of Object.entries(gaps)) if (gap < MIN_GAP_PX) problems.push(`${gap} px ${place}`)
    const above = banner.bottom - title.height
    if (window.innerWidth >= 1280 && above > MAX_TOP_PX && location.pathname !== "/about-us")
      problems.push(`${Math.round(above)} px above the content`)
    return problems
  })
}
