import type { Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { products, routes } from "../support/site"
import { holdRequests } from "../support/network"
import { untilPainted } from "../support/page-state"
import { expectNoShifts, recordShifts } from "../support/layout-shifts"
import { getToast } from "../support/toast"
import { expect, onlyInAll, open, test } from "../support/test"

/* Layout shifts while a page is used, and when its HTML or typeface arrives late. On load and on scroll: e2e/pages. */

/** Longer than the 500 ms after a press in which browsers do not count layout shifts. */
const RESPONSE_DELAY_MS = 650

const dairy = products.filter(({ category }) => category === "dairy")

for (const width of [360, 1440]) {
  test(`Layout shift: none while list and cart are used at ${width} px with slow responses`, async ({ page }) => {
    if (width !== 360) onlyInAll()
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)

    await test.step("list", async () => {
      await openSlow(page, routes.shop)
      await page.getByRole("link", { name: "Next page" }).click()
      await expect(listStatus(page)).toContainText("Page 2 of")
      await page.locator("[data-slot=shop-filters]").getByRole("link", { name: "Dairy", exact: true }).click()
      await expect(listStatus(page)).toContainText(`of ${dairy.length} results`)
      await expectNoShifts(page, `list at ${width} px, used`)
    })

    await test.step("cart", async () => {
      await fillCart(page)
      await openSlow(page, routes.cart)
      await page.getByRole("main").getByRole("button", { name: "Quantity of Fresh Milk: one more" }).click()
      await expect(page.getByRole("spinbutton", { name: "Quantity of Fresh Milk", exact: true })).toHaveValue("3")
      await page.getByRole("main").getByRole("button", { name: "Remove Fresh Milk" }).click()
      await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(1)
      await expect(getToast(page)).toBeVisible()
      await expectNoShifts(page, `cart at ${width} px, used`)
    })
  })
}

/** Opens a page and delays its further requests. */
async function openSlow(page: Page, route: string): Promise<void> {
  await page.unrouteAll({ behavior: "wait" })
  await open(page, route)
  await page.route(/\/lists\/|\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS))
    await route.fallback()
  })
}

for (const width of [360, 768, 1440]) {
  test(`Layout shift: none while HTML arrives slowly at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    const network = await page.context().newCDPSession(page)
    await network.send("Network.enable")
    const slow = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 }
    await network.send("Network.emulateNetworkConditions", slow)
    for (const route of [routes.home, routes.productsHome, routes.shop, "/blog-3-column", routes.product]) {
      await page.goto(route, { waitUntil: "domcontentloaded" })
      await expectNoShifts(page, `${route}, 60 KB a second`)
    }
  })
}

test("Layout shift: none when the typeface arrives late", async ({ page }) => {
  await recordShifts(page)
  for (const width of [360, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdRequests(page, /\.woff2$/)
      // `load` waits for the typeface.
      await page.goto(routes.home, { waitUntil: "domcontentloaded" })
      await untilPainted(page)
      expect(await hasTypeface(page)).toBe(false)
      release()
      await expect.poll(() => hasTypeface(page)).toBe(true)
      await expectNoShifts(page, `home at ${width} px, late typeface`)
      await page.unrouteAll()
    })
  }
})

/** Whether the typeface of the headings has loaded. */
const hasTypeface = (page: Page) => page.evaluate(() => document.fonts.check("700 40px 'Bricolage Grotesque'"))

const listStatus = (page: Page) => page.locator("[data-slot=paged-list]").getByRole("status")
