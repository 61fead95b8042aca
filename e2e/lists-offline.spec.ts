import type { Page, Request } from "@playwright/test"
import { posts, products, readJson } from "./support/site"
import { expect, open, test } from "./support/test"

/*
 * Lists whose connection is bad. Choosing a page, a filter, an order, a tag or words asks for the list's own file and
 * for nothing else; where that file doesn't come, the list says so, tries again, and loses nothing.
 */

interface ListCopy {
  list: { label: string; failed: string; retry: string }
}

const shop = readJson<ListCopy>("shop-list.json")
const blog = readJson<ListCopy & { searchTitle: string }>("blog.json")
const search = readJson<ListCopy & { label: string }>("search.json")

/** A list with more than one page, and what its second page is read from. */
const lists = [
  {
    route: "/shop",
    secondPage: "/lists/products/all/latest/2.json",
    words: shop,
    size: 8,
    titles: products.map(({ title }) => title),
  },
  {
    route: "/blog-standard",
    secondPage: "/lists/posts/3/2.json",
    words: blog,
    size: 3,
    titles: posts.map(({ title }) => title),
  },
] as const

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const failure = (page: Page) => list(page).getByRole("alert")
const pageLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /^Pages: / }).getByRole("link", { name, exact: true })

/** Data and documents; pictures, and scripts of what comes near the screen, say nothing about the list. */
const isData = (request: Request) => ["fetch", "xhr", "document"].includes(request.resourceType())

/** Addresses of what is asked for from now on; whatever doesn't fit is refused. */
async function allowOnly(page: Page, allowed: RegExp): Promise<string[]> {
  const asked: string[] = []
  page.on("request", (request) => {
    if (isData(request)) asked.push(request.url().replace(/^https?:\/\/[^/]+/, ""))
  })
  await page.route("**", (route, request) => {
    const { pathname } = new URL(request.url())
    return allowed.test(pathname) || !isData(request) ? route.fallback() : route.abort()
  })
  return asked
}

/** A mark that only this very document has: one that is loaded anew has lost it. */
const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute("data-test-document", ""))
const expectSameDocument = (page: Page) => expect(page.locator("body[data-test-document]")).toHaveCount(1)

for (const { route, secondPage, words, size, titles } of lists) {
  const onPage = (number: number) => titles.slice((number - 1) * size, number * size)

  test.describe(route, () => {
    test("a press on page 2 sends one request, and going back none", async ({ page }) => {
      await open(page, route)
      await markDocument(page)
      const asked = await allowOnly(page, new RegExp(`^${secondPage}$`))
      await pageLink(page, "Page 2").hover()
      // A card that comes to lie under the pointer would have its own page fetched.
      await page.mouse.move(0, 0)
      await pageLink(page, "Page 2").press("Enter")
      await expect(cards(page)).toHaveText(onPage(2))
      await expect(page).toHaveURL(`${route}?page=2`)
      expect(asked).toEqual([secondPage])
      await page.goBack()
      await expect(cards(page)).toHaveText(onPage(1))
      await page.goForward()
      await expect(cards(page)).toHaveText(onPage(2))
      expect(asked).toEqual([secondPage])
      await expectSameDocument(page)
    })

    test.describe("without a network", () => {
      test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })

      test("a page that doesn't come is told, and comes by itself with the network", async ({ page, context }) => {
        await open(page, route)
        await markDocument(page)
        await context.setOffline(true)
        await pageLink(page, "Page 2").click()
        await expect(failure(page)).toContainText(words.list.failed)
        await expect(page).toHaveURL(`${route}?page=2`)
        await page.goBack()
        await expect(cards(page)).toHaveText(onPage(1))
        await page.goForward()
        await expect(failure(page)).toContainText(words.list.failed)
        await expectSameDocument(page)

        await context.setOffline(false)
        await expect(cards(page)).toHaveText(onPage(2))
        await expect(failure(page)).toHaveCount(0)
        await expectSameDocument(page)
        await page.reload()
        await expect(cards(page)).toHaveText(onPage(2))
      })
    })

    test.describe("that loses its file", () => {
      test.use({ expectedProblems: [/503/] })

      test("can be asked for it again, and a second press on the same page asks as well", async ({ page }) => {
        await open(page, route)
        let isLost = true
        let count = 0
        await page.route(`**${secondPage}`, (answer) => {
          count += 1
          return isLost ? answer.fulfill({ status: 503 }) : answer.fallback()
        })
        await pageLink(page, "Page 2").click()
        await expect(failure(page)).toBeVisible()
        expect(count).toBe(1)
        await failure(page).getByRole("button", { name: words.list.retry }).click()
        await expect.poll(() => count).toBe(2)
        await expect(failure(page)).toBeVisible()
        await pageLink(page, "Page 1").click()
        await expect(cards(page)).toHaveText(onPage(1))
        isLost = false
        await pageLink(page, "Page 2").click()
        await expect(cards(page)).toHaveText(onPage(2))
        expect(count).toBe(3)
      })
    })
  })
}

test.describe("when the site was published anew while a page was open", () => {
  test("a list of the new build is refused, and trying again loads the document anew", async ({ page }) => {
    await open(page, "/shop")
    await markDocument(page)
    await page.route("**/lists/products/all/latest/2.json", async (route) => {
      const response = await route.fetch()
      const file = (await response.json()) as object
      await route.fulfill({ json: { ...file, build: "another", entries: [{ jsonId: 9 }] } })
    })
    await pageLink(page, "Page 2").click()
    await expect(failure(page)).toContainText(shop.list.failed)
    await expect(page).toHaveURL("/shop?page=2")
    await expectSameDocument(page)
    // The document that comes now has the new build's scripts.
    await page.unroute("**/lists/products/all/latest/2.json")
    await failure(page).getByRole("button", { name: shop.list.retry }).click()
    await expect(cards(page)).toHaveText(products.slice(8, 16).map(({ title }) => title))
    await expect(page.locator("body[data-test-document]")).toHaveCount(0)
    await expect(page).toHaveURL("/shop?page=2")
  })
})

test("the shop's categories, orders, views and saved products ask for their own files alone", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("wishlist", "[3]"))
  await open(page, "/shop")
  await markDocument(page)
  const asked = await allowOnly(page, /^\/lists\//)
  const filters = page.locator("[data-slot=shop-filters]")
  await filters.getByRole("link", { name: "Dairy", exact: true }).click()
  // A card that comes to lie under the pointer would have its own page fetched.
  await page.mouse.move(0, 0)
  await expect(page).toHaveURL("/shop?category=dairy")
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("popular")
  await expect(page).toHaveURL("/shop?category=dairy&sort=popular")
  await expect(list(page).locator("[aria-busy]")).toHaveCount(0)
  await expect
    .poll(() => asked)
    .toEqual(["/lists/products/dairy/latest/1.json", "/lists/products/dairy/popular/1.json"])
  await page.getByRole("tab", { name: "List" }).click()
  await expect(page).toHaveURL("/shop?category=dairy&sort=popular&view=list")
  expect(asked).toHaveLength(2)
  await filters.getByRole("link", { name: "All", exact: true }).click()
  await filters.getByRole("link", { name: /^Saved/ }).click()
  await expect(page).toHaveURL("/shop?saved=1&sort=popular&view=list")
  await expect(cards(page)).toHaveText([products.find(({ id }) => id === 3)?.title ?? "no product"])
  expect(asked.slice(2)).toEqual(["/lists/products/all/popular/1.json", "/lists/products/by-id/3.json"])
  await expectSameDocument(page)
})

test("a tag, and the way back to all posts, ask for the tag's file alone", async ({ page }) => {
  await open(page, "/blog-with-sidebar")
  await markDocument(page)
  const asked = await allowOnly(page, /^\/lists\//)
  await page.locator("[data-slot=post-sidebar]").getByRole("link", { name: "Dairy", exact: true }).click()
  await expect(page).toHaveURL("/blog-with-sidebar?tag=Dairy")
  await expect(page.locator("[data-slot=active-filter]")).toContainText("Dairy")
  await expect(list(page).locator("[aria-busy]")).toHaveCount(0)
  await page.locator("[data-slot=active-filter]").getByRole("link").click()
  await expect(page).toHaveURL("/blog-with-sidebar")
  await expect(cards(page)).toHaveText(posts.slice(0, 3).map(({ title }) => title))
  expect(asked).toEqual(["/lists/posts/3/dairy/1.json"])
  await expectSameDocument(page)
})

test("words in the blog ask for the search and the posts that were found", async ({ page }) => {
  await open(page, "/blog-with-sidebar")
  await markDocument(page)
  const asked = await allowOnly(page, /^\/pagefind\/|^\/lists\/posts\/by-id\/\d+\.json$/)
  const box = page.getByRole("searchbox", { name: blog.searchTitle })
  await box.fill("biogas dome")
  await box.press("Enter")
  await expect(cards(page).first()).toHaveText("Biogas From Four Cows", { timeout: 15_000 })
  expect(asked.filter((address) => /app-data|page-data/.test(address))).toEqual([])
  await expectSameDocument(page)
})

test("other words and kinds on the results page ask for the search alone", async ({ page }) => {
  await open(page, "/search?q=milk")
  await expect(list(page).getByRole("article").first()).toBeVisible()
  await markDocument(page)
  await allowOnly(page, /^\/pagefind\//)
  await page
    .locator("[data-slot=search-kinds]")
    .getByRole("link", { name: /^Products/ })
    .click()
  await expect(page).toHaveURL("/search?q=milk&kind=product")
  await expect(list(page).getByRole("article").first()).toBeVisible()
  const box = page.getByRole("main").getByRole("searchbox", { name: search.label })
  await box.fill("goat")
  await box.press("Enter")
  await expect(page).toHaveURL("/search?q=goat")
  await expect(list(page).getByRole("status")).toContainText("“goat”")
  await expectSameDocument(page)
})

test("a picture of the gallery stands in the address without asking for the page's data again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, "/gallery")
  await markDocument(page)
  const asked = await allowOnly(page, /^\/lists\/gallery\//)
  await page.getByRole("main").locator("a[href*='image']").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page).toHaveURL("/gallery?image=1")
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.goForward()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(asked).toEqual([])
  await expectSameDocument(page)
})
