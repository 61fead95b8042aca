import { productFiles, storeCart, twoCurrencies } from "../support/cart"
import { lose } from "../support/network"
import { routes, service } from "../support/site"
import { expect, open, test } from "../support/test"
import type { Page } from "@playwright/test"

/*
 * Addresses that the site was not made for, once its scripts run: those without a page of their own (decisions.md,
 * "Routes"; src/platform/start/load-by-path.ts), and paths and fragments that can't be read
 * (src/platform/start/address.ts).
 */

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const goHome = (page: Page) =>
  page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()

test("an address without a page of its own changes nothing of the pages that come after it", async ({ page }) => {
  await test.step("it is shown again by the back button, in the same document", async () => {
    const route = "/service-details/99/market-access-promotion"
    await open(page, route)
    await markDocument(page)
    await goHome(page)
    await expect(page).toHaveURL(routes.home)
    await page.goBack()
    await expect(heading(page)).toHaveText(service(3).title)
    await expect(page).toHaveURL(route)
    await expectSameDocument(page)
  })

  await test.step("one that looks like a pattern of the router shows the 404 page, and the next page is the right one", async () => {
    await open(page, "/service-details/:any")
    await expect(heading(page)).toHaveText("Error Page")
    await markDocument(page)
    await goHome(page)
    await page
      .getByRole("main")
      .getByRole("link", { name: service(1).title })
      .first()
      .click()
    await expect(heading(page)).toHaveText(service(1).title)
    await expectSameDocument(page)
  })
})

for (const { address, shown, mark } of [
  { address: "/shop%20", shown: "Error Page", mark: "a blank that was copied with it" },
  { address: "/shop//", shown: "Error Page", mark: "a slash too many" },
  { address: "/shop/%", shown: "Error Page", mark: "half a code" },
  { address: "/shop%3Fpage=2", shown: "Error Page", mark: "a code in place of its question mark" },
  { address: "/shop-single/%E0%A4%A", shown: "Shop Details", mark: "a letter cut in two" },
]) {
  test(`${address}, an address with ${mark}, has a page with menu and search`, async ({ page }) => {
    await open(page, address)
    await expect(heading(page)).toHaveText(shown)
    await markDocument(page)
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click()
    const box = page.getByRole("banner").getByRole("combobox", { name: /^Search/ })
    await box.fill("milk")
    await expect(page.getByRole("option").first()).toBeVisible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await test.step("a link to the page that it nearly was leads there, in the same document", async () => {
      const menu = page.getByRole("navigation", { name: "Main" })
      await menu.getByRole("button", { name: "Shop" }).click()
      await menu.getByRole("link", { name: "Products" }).click()
      await expect(page).toHaveURL(routes.shop)
      await expect(heading(page)).toHaveText("Shop")
      await expectSameDocument(page)
    })
  })
}

test.describe("a product that is gone", () => {
  // The browser itself logs the missing data, and the prices that can't be read. On a busy machine the step back comes
  // during hydration: that fails, and the page of the address is loaded (src/platform/start/hydrate-page.ts).
  test.use({ expectedProblems: [/page-data\/shop-single\/999\/|ERR_FAILED|reading 'page'|could not be shown/] })

  test("shows an empty frame when an old cart leads there, and the cart is one step back", async ({ page }) => {
    const gone = { ...twoCurrencies[0], id: 999, title: "Sold Out Cheese" }
    await storeCart(page, JSON.stringify([gone]))
    // While today's prices can't be read, the cart can't know that the shop has the product no longer.
    await lose(page, productFiles)
    await open(page, routes.cart)
    await page.getByRole("main").getByRole("link", { name: gone.title }).click()
    await expect(heading(page)).toHaveText("Shop Details")
    await expect(page).toHaveURL(routes.unknownProduct)
    await page.goBack()
    await expect(page.getByRole("rowheader", { name: gone.title })).toBeVisible()
  })
})

test("a fragment that can't be decoded goes, and its page is shown", async ({ page }) => {
  await test.step("in the address that is opened", async () => {
    await open(page, "/blog-single/1#50%-off")
    await expectPage(page)
    await expect(page).toHaveURL("/blog-single/1")
  })

  await test.step("set on an open page by a script, by a link, and by the back button", async () => {
    await page.evaluate(() => (window.location.hash = "#%"))
    await expectPage(page)
    await page.evaluate(() => {
      const link = document.createElement("a")
      link.href = "#50%-off"
      link.textContent = "Half price"
      document.querySelector("main")?.prepend(link)
    })
    await page.getByRole("link", { name: "Half price" }).click()
    await expectPage(page)
    await expect(page).toHaveURL("/blog-single/1")
    await page.goBack()
    await expectPage(page)
  })
})

test("a fragment that names a part of the page leads there", async ({ page }) => {
  await open(page, "/#farmers")
  await expect(page).toHaveURL("/#farmers")
  const part = page.locator("#farmers")
  await expect(part).toBeInViewport()
  await expect.poll(async () => (await part.boundingBox())?.y, "its place below the header").toBeGreaterThan(0)
  expect((await part.boundingBox())?.y).toBeLessThan(220)
})

/** Marks the document: one that is loaded anew has no mark. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-test-same", ""))
const expectSameDocument = (page: Page) => expect(page.locator("html[data-test-same]")).toHaveCount(1)

async function expectPage(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toHaveCount(0)
}
