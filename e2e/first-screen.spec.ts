import type { Page } from "@playwright/test"
import { homeRoutes } from "../src/lib/paths"
import { everyRoute, posts, routes } from "./support/site"
import { expect, test } from "./support/test"

/* A phone of 360 × 640 (budgets.md): where the content begins, how large its sentences are, what can be jumped to. */

const PHONE = { width: 360, height: 640 }
/** 35% of the first screen. */
const FIRST_THIRD = 0.35 * PHONE.height

test.use({ viewport: PHONE })

const innerRoutes = everyRoute.filter((route) => !homeRoutes.includes(route))

test("inner pages begin with their content in the first third of the screen", async ({ page }) => {
  test.slow()
  const late: string[] = []
  for (const route of innerRoutes) {
    await page.goto(route, { waitUntil: "domcontentloaded" })
    // The content begins where the strip with breadcrumb and title ends.
    const end = await page
      .locator("[data-slot=page-banner] > header")
      .evaluate((strip) => strip.getBoundingClientRect().bottom + window.scrollY)
    if (end > FIRST_THIRD) late.push(`${route}: ${Math.round(end)} px`)
  }
  expect(late, `content that begins below ${FIRST_THIRD} px`).toEqual([])
})

for (const post of posts) {
  test(`“${post.title}” shows its title and its first sentence on the first screen`, async ({ page }) => {
    await page.goto(`/blog-single/${post.id}`)
    const bottom = async (text: string) => {
      const box = await page.getByRole("main").getByText(text).first().boundingBox()
      return box ? box.y + box.height : Infinity
    }
    expect(await bottom(post.title)).toBeLessThanOrEqual(FIRST_THIRD)
    expect(await bottom(post.description)).toBeLessThanOrEqual(PHONE.height)
  })
}

test("the breadcrumb stays on one line", async ({ page }) => {
  for (const route of [routes.longService, routes.post, routes.product]) {
    await page.goto(route)
    const items = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")
    const tops = await items.evaluateAll((all) =>
      all
        .map((item) => item.getBoundingClientRect())
        // The current page's name is only heard on a phone.
        .filter(({ height }) => height > 1)
        .map(({ top }) => Math.round(top)),
    )
    expect(new Set(tops).size, `${route}: ${tops.join(", ")}`).toBe(1)
  }
})

/** How many letters of sentences stand in each size, in CSS pixels. A sentence is text of 40 letters or more. */
function sentenceSizes(page: Page): Promise<Record<string, number>> {
  return page.getByRole("main").evaluate((main) => {
    const sizes: Record<string, number> = {}
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const letters = textContent?.trim().length ?? 0
      if (letters < 40 || !parentElement?.checkVisibility()) continue
      // What only a screen reader reads has no size for the eye; opening lines are larger on purpose, links are labels.
      if (parentElement.closest(".sr-only, noscript, nav, [data-slot=lead]")) continue
      const size = parseFloat(getComputedStyle(parentElement).fontSize).toFixed(1)
      sizes[size] = (sizes[size] ?? 0) + letters
    }
    return sizes
  })
}

for (const route of [routes.home, routes.post, routes.service, routes.shop, routes.contact]) {
  test(`sentences of ${route} are 17 px or larger, most of them 17`, async ({ page }) => {
    await page.goto(route)
    const sizes = Object.entries(await sentenceSizes(page)).sort(([, a], [, b]) => b - a)
    expect(sizes.filter(([size]) => Number(size) < 17)).toEqual([])
    // The shop has no sentence but its opening line.
    const [[commonest] = ["17.0"]] = sizes
    expect(Math.round(Number(commonest))).toBe(17)
  })
}

test("ordinary sections are no landmarks", async ({ page }) => {
  for (const route of [...homeRoutes, routes.service, routes.contact, routes.shop, routes.about]) {
    await page.goto(route, { waitUntil: "domcontentloaded" })
    const named = await page
      .locator("section[data-slot=section]")
      .evaluateAll((all) => all.filter((one) => one.hasAttribute("aria-label") || one.hasAttribute("aria-labelledby")))
    expect(named.length, route).toBe(0)
  }
})
