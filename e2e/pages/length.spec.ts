import type { Page } from "@playwright/test"
import { scrollThrough } from "../support/geometry"
import { everyTemplate, routes, site } from "../support/site"
import { expect, open, test } from "../support/test"

/* How long the pages are on a phone of 360 × 640, in screens of 640 px. The rule stands in src/shared/on-this-page.tsx. */

const SCREEN_PX = 640
/** A longer page begins with links to its parts. */
const LONG = 8
const animalHealth = "/animal-health"

test.use({ viewport: { width: 360, height: SCREEN_PX }, contextOptions: { reducedMotion: "reduce" } })

for (const [route, most] of [
  [routes.home, 15],
  [routes.farm, 9],
  [routes.about, 9],
  [animalHealth, 8],
  [routes.contact, 5],
] as const) {
  test(`${route} is at most ${most} screens long`, async ({ page }) => {
    await openWhole(page, route)
    expect(await screensOf(page)).toBeLessThanOrEqual(most)
  })
}

for (const address of everyTemplate) {
  test(`${address} begins with links to its parts if it is longer than ${LONG} screens`, async ({ page }) => {
    await openWhole(page, address)
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link")
    if ((await screensOf(page)) > LONG) expect(await links.count()).toBeGreaterThan(1)
    for (const link of await links.all()) {
      const target = (await link.getAttribute("href")) ?? "none"
      expect(await page.locator(`[id="${target.slice(1)}"]`).count(), target).toBe(1)
    }
  })
}

for (const route of [routes.post, routes.postWithSidebar]) {
  test(`the footer begins at most two screens below the last line of ${route}`, async ({ page }) => {
    await openWhole(page, route)
    const end = (selector: string, side: "top" | "bottom") =>
      page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], side)
    const footer = await end("[data-slot=footer]", "top")
    const text = await end("[data-slot=post-body]", "bottom")
    expect((footer - text) / SCREEN_PX).toBeLessThanOrEqual(2)
  })
}

test("home leads to the sick animal on the first two screens, and shows its goods on the first four", async ({
  page,
}) => {
  await openWhole(page, routes.home)
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box ? (box.y + box.height) / SCREEN_PX : Infinity
  }
  expect(await bottomOf(`main a[href="${animalHealth}"]`)).toBeLessThanOrEqual(2)
  expect(await bottomOf("[data-slot=product-card]")).toBeLessThanOrEqual(4)
})

test("the contact page has each number once, to call, to write to on WhatsApp and by SMS", async ({ page }) => {
  await open(page, routes.contact)
  const main = page.getByRole("main")
  const words = await main.innerText()
  for (const { number } of site.telephones) {
    expect(words.split(number).length - 1, number).toBe(1)
    const digits = number.replace(/\D/g, "")
    for (const address of [`tel:+${digits}`, `https://wa.me/${digits}?`, `sms:+${digits}?`])
      await expect(main.locator(`a[href^="${address}"]`), address).toHaveCount(1)
  }
})

test("a phone folds what few visitors need, and a link to something in it unfolds it", async ({ page }) => {
  await open(page, routes.about)
  const lastDistrict = page.locator("[data-slot=places-map] [id^=district-]").last()
  await expect(lastDistrict).toBeHidden()
  const id = (await lastDistrict.getAttribute("id")) ?? "none"
  await page.evaluate((target) => window.location.assign(`#${target}`), id)
  await expect(lastDistrict).toBeInViewport()
})

test("from 768 px on nothing is folded and no row of links is shown", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, routes.about)
  await expect(page.locator("[data-slot=places-map] [id^=district-]").last()).toBeVisible()
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden()
  await expect(page.locator("details[data-variant=part] > summary").first()).toBeHidden()
})

/** Opens a page and scrolls through it, so that its late parts have come. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address)
  await scrollThrough(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}

const screensOf = (page: Page) => page.evaluate((screen) => document.documentElement.scrollHeight / screen, SCREEN_PX)
