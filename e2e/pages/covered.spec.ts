import type { Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { expectNothingCovered } from "../support/covered"
import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

/* Nothing that stays in its place while the page scrolls lies on a control, or takes much of a small screen.
   The pages with the most controls; the walk by keyboard through others is in e2e/journeys. */

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } })

for (const [route, where, least] of [
  [routes.cart, "body", 20],
  [routes.contact, "main", 10],
] as const) {
  test(`${route}: no control is covered by a fixed element, at double font size neither`, async ({ page }) => {
    await fillCart(page)
    await open(page, route)
    await page.getByRole("main").getByRole("link").last().waitFor()
    await test.step("at normal font size", () => expectNothingCovered(page, least, where))
    await test.step("at double font size", async () => {
      await setLetters(page, 32)
      await expectNothingCovered(page, least, where)
      await setLetters(page, 16)
    })
    await test.step("at 320 × 256 px no fixed element is higher than a fifth of the screen", async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await page.evaluate(findLargeFixed)).toEqual([])
    })
  })
}

/** The browser's own setting for the size of letters, in pixels; 16 is usual. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } })
}

/** Runs in the page: the fixed and sticky elements that take more than a fifth of the screen's height, and where. */
async function findLargeFixed(): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < document.documentElement.scrollHeight; at += 700) {
    window.scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { position } = getComputedStyle(element)
      if (position !== "fixed" && position !== "sticky") continue
      const { top, bottom, width } = element.getBoundingClientRect()
      const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      if (width > 1 && seen > window.innerHeight / 5)
        found.push(`${at}: ${element.tagName} ${element.dataset.slot ?? element.className} ${Math.round(seen)} px`)
    }
  }
  return found
}
