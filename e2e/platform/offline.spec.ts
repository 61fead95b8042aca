import type { Page } from "@playwright/test"
import { SAVE_DATA_KEY } from "../../src/lib/constants"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { OFFLINE_CHOICE_KEY, WORKER_PATH } from "../../src/platform/offline/names"
import { followLink } from "../support/page-state"
import { SiteServer, PUBLISHED, readBuilt } from "../support/site-server"
import { routes, site as contacts } from "../support/site"
import { expect, onlyInAll, open, test as base, untilHydrated } from "../support/test"

/* The site without a network. Each test disconnects its own server. */

const test = base.extend<{ site: SiteServer }>({
  // Playwright parses a fixture's dependencies from this destructuring.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new SiteServer()
    await site.connect()
    await use(site)
    await site.disconnect()
  },
  baseURL: async ({ site }, use) => use(site.origin),
})
test.use({
  serviceWorkers: "allow",
  expectedProblems: [/Failed to load resource|ERR_|Failed to fetch|no-response|page resources for/],
})

/** Pages that are cached without a visit (src/platform/offline/register.ts). */
const PRECACHED = [routes.offline]

test("Offline: visited pages open without a network, all others show the offline page", async ({ page, site }) => {
  const titles = page.locator("[data-slot=paged-list] [data-slot=card-title]")
  const heading = page.getByRole("heading", { level: 1 })
  let second: string[] = []

  await test.step("visit a list, its second page, a linked page and the cart", async () => {
    await open(page, routes.shop)
    await untilCached(page, routes.shop, ...PRECACHED)
    const first = await titles.allTextContents()
    await page
      .getByRole("navigation", { name: /^Pages: / })
      .getByRole("link", { name: "Page 2", exact: true })
      .click()
    await expect.poll(() => titles.allTextContents(), "the second page is shown").not.toEqual(first)
    second = await titles.allTextContents()
    await followLink(page, routes.farm)
    await untilCached(page, routes.farm)
    await open(page, routes.cart)
    await untilCached(page, routes.cart)
    await open(page, routes.farm)
  })

  await test.step("they open without a network, with their pictures", async () => {
    await expect.poll(() => countLoadedImages(page)).toBeGreaterThan(0)
    await site.disconnect()
    await page.reload()
    await untilHydrated(page)
    await expect(page).toHaveTitle(getTitle(routes.farm))
    expect(await findBrokenImages(page)).toEqual([])
    await expect.poll(() => countLoadedImages(page)).toBeGreaterThan(0)
    await expect(getCachedNote(page)).toContainText("This page is from")
    await page.goto("/shop?page=2")
    await untilHydrated(page)
    await expect.poll(() => titles.allTextContents()).toEqual(second)
  })

  await test.step("the cart and a page with another query open too", async () => {
    for (const path of [routes.cart, "/shop/?from=whatsapp"]) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(heading).toBeVisible()
    }
  })

  await test.step("an unvisited page shows the offline page under its own address", async () => {
    await page.locator(`a[href="${routes.about}"]`).first().dispatchEvent("click")
    await expect(page).toHaveTitle(getTitle(routes.offline))
    await untilHydrated(page)
    await expect(page).toHaveURL(routes.about)
    await expect(heading).toHaveText("Without internet")
    for (const { number } of contacts.telephones) {
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="tel:${number.replace(/ /g, "")}"]`)
          .first(),
      ).toBeVisible()
    }
    await page.goto("/blog-standard?page=2")
    await expect(heading).toHaveText("Without internet")
    await expect(page).toHaveURL("/blog-standard?page=2")
  })

  await test.step("“Try again” requests the page again, with its query", async () => {
    await untilHydrated(page)
    await site.connect()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page).toHaveTitle(getTitle(routes.blog))
    await expect(page).toHaveURL("/blog-standard?page=2")
    await expect(getCachedNote(page)).toHaveCount(0)
  })
})

test("Offline: cart and checkout open without having been opened, once something is in the cart", async ({
  page,
  site,
}) => {
  onlyInAll()
  await open(page, routes.product)
  await untilCached(page, routes.product, ...PRECACHED)
  expect(await getCachedPaths(page)).not.toContain(routes.cart)
  await page.getByRole("main").getByRole("button", { name: shopMessages.addToCart }).first().click()
  await untilCached(page, routes.cart, routes.checkout)
  await site.disconnect()
  for (const path of [routes.cart, routes.checkout]) {
    await page.goto(path)
    await untilHydrated(page)
    await expect(page).toHaveTitle(getTitle(path))
    await expect(page.getByRole("main").getByRole("link", { name: /SMS/ }).first()).toHaveAttribute("href", /^sms:/)
  }
})

test("Offline: a slow network shows the cached page; caches hold no queries", async ({ page, site }) => {
  onlyInAll()
  await open(page, routes.farm)
  await untilCached(page, routes.farm)

  await test.step("a late document is served from the cache after four seconds", async () => {
    site.override = (path) => (path === routes.farm ? { delay: 60_000 } : undefined)
    const late = await page.context().newPage()
    const navigation = late.goto(routes.farm, { waitUntil: "domcontentloaded", timeout: 10_000 })
    await open(page, "/search?q=goat")
    await untilCached(page, routes.search)
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible()
    await open(page, routes.product)
    await untilCached(page, routes.product, ...PRECACHED)
    await navigation
    await expect(getCachedNote(late)).toContainText("The internet is slow.")
    await late.close()
  })

  await test.step("cached keys and URLs have no query", async () => {
    const urls = (await readCaches(page)).flatMap(({ key, url }) => [key, url])
    expect(urls.length).toBeGreaterThan(20)
    expect(urls.filter((url) => url.includes("?"))).toEqual([])
  })

  await site.disconnect()
  await test.step("a search used once works offline for other words too", async () => {
    await open(page, "/search?q=milk")
    await expect(page.getByRole("main").getByRole("article").first()).toContainText("Fresh Milk")
  })
})

test("Offline: in save-data mode pages are cached only by choice", async ({ page, site }) => {
  onlyInAll()
  await page.addInitScript((key) => localStorage.setItem(key, "true"), SAVE_DATA_KEY)

  await test.step("without the choice no worker is registered", async () => {
    await open(page, routes.product)
    await untilIdle(page)
    expect(await countRegistrations(page)).toBe(0)
    expect(site.requestedPaths).not.toContain(WORKER_PATH)
  })

  await test.step("with the choice the open page is cached, and nothing is prefetched", async () => {
    await saveOfflineChoice(page, true)
    await open(page, routes.product)
    await untilCached(page, routes.product)
    expect(await getCachedPaths(page)).toEqual([routes.product])
  })

  await test.step("without a network it opens, and others show “No internet”", async () => {
    await site.disconnect()
    expect((await page.goto(routes.contact))?.status()).toBe(503)
    await expect(page.getByRole("heading", { name: "No internet" })).toBeVisible()
    await open(page, routes.product)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  await test.step("revoking the choice deletes all caches", async () => {
    await site.connect()
    await saveOfflineChoice(page, false)
    await open(page, routes.farm)
    await expectNoWorker(page)
  })
})

test("Offline: a new release is never mixed with cached pages", async ({ page, site }) => {
  const visited = [routes.services, ...PRECACHED]
  await open(page, routes.services)
  await untilCached(page, routes.services)
  await open(page, routes.farm)
  await untilCached(page, routes.farm, ...visited)

  await test.step("an interrupted update leaves the old pages complete", async () => {
    site.publish("New")
    const getPublished = site.override
    // Only some documents of the new build arrive.
    site.override = (path) => (/\.json$|^\/(services|offline)$/.test(path) ? { isAborted: true } : getPublished(path))
    await page.goto(routes.farm)
    await expect(page.locator("html")).toHaveAttribute(PUBLISHED, "New")
    await untilCachesAreStable(page)
    await site.disconnect()
    for (const path of visited) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(page).toHaveTitle(getTitle(path))
      await expect(page.locator("html"), path).not.toHaveAttribute(PUBLISHED)
    }
    // Without its data, the new document falls back to the page without scripts.
    await page.goto(routes.farm)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  await test.step("pages of the new release replace the old ones as they are opened", async () => {
    // The open page is of the old build, the next one of the new.
    await page.goto(routes.services)
    await untilHydrated(page)
    await site.connect()
    site.publish("New")
    await followLink(page, routes.contact)
    for (const path of [...visited, routes.farm]) await open(page, path)
    const getBuilds = async () => [...new Set((await getCachedDocuments(page)).map(({ cache }) => cache))]
    await expect.poll(getBuilds).toEqual(["cafn-build-bbbbbbbb"])
    await untilCached(page, routes.farm, ...visited)
    await site.disconnect()
    for (const path of [routes.farm, ...visited]) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(page.locator("html"), path).toHaveAttribute(PUBLISHED, "New")
    }
  })
})

/** The line with the date of a cached page. */
const getCachedNote = (page: Page) => page.locator("[data-slot=cached-line]")

/** Returns every cached file: the name of its cache, its key, and the URL of its response. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const files: { cache: string; key: string; url: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        files.push({ cache: name, key: request.url, url: (await cache.match(request))?.url ?? "" })
    }
    return files
  })

async function getCachedDocuments(page: Page): Promise<{ cache: string; path: string }[]> {
  const files = (await readCaches(page)).map(({ cache, key }) => ({ cache, path: new URL(key).pathname }))
  return files.filter(({ cache, path }) => cache.startsWith("cafn-build-") && !path.includes("."))
}

const getCachedPaths = async (page: Page) => (await getCachedDocuments(page)).map(({ path }) => path)

/** Waits until these pages are cached and the caches no longer change. */
async function untilCached(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => getCachedPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(paths))
  await untilCachesAreStable(page)
}

/** Waits until two readings of the caches, half a second apart, are equal. */
async function untilCachesAreStable(page: Page): Promise<void> {
  let before = ""
  await expect
    .poll(
      async () => {
        const last = before
        before = JSON.stringify(await readCaches(page))
        return before === last
      },
      { message: "the caches no longer change", intervals: [500], timeout: 20_000 },
    )
    .toBe(true)
}

/** Waits until the browser has run the idle callbacks. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve)))),
  )

const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

async function expectNoWorker(page: Page): Promise<void> {
  await expect.poll(() => countRegistrations(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
}

/** Saves whether pages can be cached, from the next page on. */
const saveOfflineChoice = (page: Page, allowed: boolean) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [OFFLINE_CHOICE_KEY, String(allowed)] as const)

const countLoadedImages = (page: Page) =>
  page.evaluate(() => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length)

const findBrokenImages = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

/** Returns the title of the built page. */
function getTitle(path: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/.exec(readBuilt(`${path}/index.html`)) ?? []
  return title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
}
