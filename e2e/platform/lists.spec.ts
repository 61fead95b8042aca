import type { Page, Request } from "@playwright/test"
import { products, routes } from "../support/site"
import { listWords } from "../../src/features/shop/list-words"
import { expect, open, test } from "../support/test"

/*
 * Lists and their files (src/platform/lists). Choosing a page, a filter, an order, a tag or words requests the list's catalogue and
 * nothing else; a file that does not arrive is announced and requested again, and nothing is lost.
 */

const CATALOGUE = "/lists/products.json"
const titlesOn = (page: number) => products.slice((page - 1) * 8, page * 8).map(({ title }) => title)

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const failure = (page: Page) => list(page).getByRole("alert")
const pageLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /^Pages: / }).getByRole("link", { name, exact: true })

/** Data and documents; pictures, and scripts of what comes near the screen, say nothing about the list. */
const isData = (request: Request) => ["fetch", "xhr", "document"].includes(request.resourceType())

/** Paths of the data and documents that are requested from now on; whatever doesn't fit is refused. */
async function allowOnly(page: Page, allowed: RegExp): Promise<string[]> {
  const asked: string[] = []
  page.on("request", (request) => {
    if (isData(request)) asked.push(new URL(request.url()).pathname)
  })
  await page.route("**", (route, request) => {
    const { pathname } = new URL(request.url())
    return allowed.test(pathname) || !isData(request) ? route.fallback() : route.abort()
  })
  return asked
}

/** Marks the document: one that is loaded anew has no mark. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute("data-test-document", ""))
const expectSameDocument = (page: Page) => expect(page.locator("body[data-test-document]")).toHaveCount(1)

/** Presses a link by keyboard: a card that came to lie under the pointer would have its own page fetched. */
async function press(page: Page, name: string): Promise<void> {
  await pageLink(page, name).press("Enter")
}

test("Lists: the shop requests its catalogue once, and nothing else", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("wishlist", "[3]"))
  await open(page, routes.shop)
  await markDocument(page)
  const asked = await allowOnly(page, /^\/lists\//)
  const filters = page.locator("[data-slot=shop-filters]")

  await test.step("page 2, back and forward", async () => {
    await press(page, "Page 2")
    await expect(cards(page)).toHaveText(titlesOn(2))
    await expect(page).toHaveURL("/shop?page=2")
    await page.goBack()
    await expect(cards(page)).toHaveText(titlesOn(1))
    await page.goForward()
    await expect(cards(page)).toHaveText(titlesOn(2))
    expect(asked).toEqual([CATALOGUE])
  })

  await test.step("category and sorting", async () => {
    asked.length = 0
    await filters.getByRole("link", { name: "Dairy", exact: true }).press("Enter")
    await expect(page).toHaveURL("/shop?category=dairy")
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("popular")
    await expect(page).toHaveURL("/shop?category=dairy&sort=popular")
    await expect(list(page).locator("[aria-busy]")).toHaveCount(0)
    expect(asked).toEqual([])
  })

  await test.step("list view and saved products", async () => {
    asked.length = 0
    await page.getByRole("tab", { name: "List" }).press("Enter")
    await expect(page).toHaveURL("/shop?category=dairy&sort=popular&view=list")
    expect(asked).toEqual([])
    const all = filters.getByRole("link", { name: "All", exact: true })
    await all.press("Enter")
    // The other links lead on from what is chosen.
    await expect(all).toHaveAttribute("aria-current", /./)
    await filters.getByRole("link", { name: /^Saved/ }).press("Enter")
    await expect(page).toHaveURL("/shop?saved=1&sort=popular&view=list")
    await expect(cards(page)).toHaveText([products.find(({ id }) => id === 3)?.title ?? "no product"])
    expect(asked).toEqual([])
  })
  await expectSameDocument(page)
})

test.describe("a list's catalogue that fails to load", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })

  test("Lists: a failed catalogue is announced, and retried online or from a new build", async ({ page, context }) => {
    await open(page, routes.shop)
    await markDocument(page)

    await test.step("offline: it is retried when the network is back", async () => {
      await context.setOffline(true)
      await press(page, "Page 2")
      await expect(failure(page)).toContainText(listWords.list.failed)
      await expect(page).toHaveURL("/shop?page=2")
      await page.goBack()
      await expect(cards(page)).toHaveText(titlesOn(1))
      await page.goForward()
      await expect(failure(page)).toContainText(listWords.list.failed)
      await context.setOffline(false)
      await expect(cards(page)).toHaveText(titlesOn(2))
      await expect(failure(page)).toHaveCount(0)
      await expectSameDocument(page)
    })

    await test.step("of another build: it is rejected, and trying again reloads the document", async () => {
      await page.route(`**${CATALOGUE}`, async (route) => {
        const response = await route.fetch()
        const file = (await response.json()) as object
        await route.fulfill({ json: { ...file, build: "another", content: { nodes: [{ jsonId: 9 }] } } })
      })
      await open(page, routes.shop)
      await markDocument(page)
      await press(page, "Page 2")
      await expect(failure(page)).toContainText(listWords.list.failed)
      await expect(page).toHaveURL("/shop?page=2")
      await expectSameDocument(page)
      await page.unrouteAll()
      await failure(page).getByRole("button", { name: "Try again" }).click()
      await expect(cards(page)).toHaveText(titlesOn(2))
      await expect(page.locator("body[data-test-document]")).toHaveCount(0)
      await expect(page).toHaveURL("/shop?page=2")
    })
  })
})
