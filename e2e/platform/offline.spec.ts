import type { Page } from "@playwright/test"
import { SAVE_DATA_KEY } from "../../src/lib/constants"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { OFFLINE_CHOICE_KEY, WORKER_ADDRESS } from "../../src/platform/offline/names"
import { followLink } from "../support/open-page"
import { SiteServer, PUBLISHED, readBuilt } from "../support/site-server"
import { routes, site as contacts } from "../support/site"
import { expect, onlyInAll, open, test as base, untilHydrated } from "../support/test"

/* Reading without a network. The network is cut at the server: each test has its own. */

const test = base.extend<{ site: SiteServer }>({
  // Playwright reads a fixture's dependencies from these braces, and refuses a plain name.
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
  // What the browser says of a cut network.
  expectedProblems: [/Failed to load resource|ERR_|Failed to fetch|no-response|page resources for/],
})

/** The page that is fetched without being opened (src/platform/offline/register.ts). */
const AHEAD = [routes.offline]

test("Offline: visited pages open without a network, all others show the offline page", async ({ page, site }) => {
  const titles = page.locator("[data-slot=paged-list] [data-slot=card-title]")
  const heading = page.getByRole("heading", { level: 1 })
  let second: string[] = []

  await test.step("visit a list, its second page, a linked page and the cart", async () => {
    await open(page, routes.shop)
    await untilCached(page, routes.shop, ...AHEAD)
    const first = await titles.allTextContents()
    await page
      .getByRole("navigation", { name: /^Pages: / })
      .getByRole("link", { name: "Page 2", exact: true })
      .click()
    await expect.poll(() => titles.allTextContents(), "the second page has come").not.toEqual(first)
    second = await titles.allTextContents()
    await followLink(page, routes.farm)
    await untilCached(page, routes.farm)
    await open(page, routes.cart)
    await untilCached(page, routes.cart)
    await open(page, routes.farm)
  })

  await test.step("they open without a network, with their pictures", async () => {
    const pictures = await getShownPictures(page)
    expect(pictures).toBeGreaterThan(0)
    await site.disconnect()
    await page.reload()
    await untilHydrated(page)
    await expect(page).toHaveTitle(getTitle(routes.farm))
    expect(await brokenPictures(page)).toEqual([])
    expect(await getShownPictures(page)).toBeGreaterThan(0)
    await expect(cachedLine(page)).toContainText("This page is from")
    await page.goto("/shop?page=2")
    await untilHydrated(page)
    await expect.poll(() => titles.allTextContents()).toEqual(second)
  })

  await test.step("so do the cart, and a page with another query", async () => {
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
    await expect(cachedLine(page)).toHaveCount(0)
  })
})

test("Offline: cart and checkout open without having been opened, once something is in the cart", async ({
  page,
  site,
}) => {
  onlyInAll()
  await open(page, routes.product)
  await untilCached(page, routes.product, ...AHEAD)
  expect(await cachedPaths(page)).not.toContain(routes.cart)
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
    const arrival = late.goto(routes.farm, { waitUntil: "domcontentloaded", timeout: 10_000 })
    // The other tab needs nothing of it meanwhile.
    await open(page, "/search?q=goat")
    await untilCached(page, routes.search)
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible()
    await open(page, routes.product)
    await untilCached(page, routes.product, ...AHEAD)
    await arrival
    await expect(cachedLine(late)).toContainText("The internet is slow.")
    await late.close()
  })

  await test.step("cached keys and URLs have no query", async () => {
    const addresses = await cachedAddresses(page)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => address.includes("?"))).toEqual([])
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
    expect(await registrations(page)).toBe(0)
    expect(site.requestedPaths).not.toContain(WORKER_ADDRESS)
  })

  await test.step("with the choice the open page is cached, and nothing is prefetched", async () => {
    await setChoice(page, true)
    await open(page, routes.product)
    await untilCached(page, routes.product)
    expect(await cachedPaths(page)).toEqual([routes.product])
  })

  await test.step("without a network it opens, and others show “No internet”", async () => {
    await site.disconnect()
    expect((await page.goto(routes.contact))?.status()).toBe(503)
    await expect(page.getByRole("heading", { name: "No internet" })).toBeVisible()
    await open(page, routes.product)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  await test.step("taking the choice back deletes all caches", async () => {
    await site.connect()
    await setChoice(page, false)
    await open(page, routes.farm)
    await expectNoWorker(page)
  })
})

test("Offline: a new release is never mixed with cached pages", async ({ page, site }) => {
  const seen = [routes.services, ...AHEAD]
  await open(page, routes.services)
  await untilCached(page, routes.services)
  await open(page, routes.farm)
  await untilCached(page, routes.farm, ...seen)

  await test.step("an interrupted update leaves the old pages complete", async () => {
    site.publish("New")
    const publish = site.override
    // Of the new build some documents come, and nothing else.
    site.override = (path) => (/\.json$|^\/(services|offline)$/.test(path) ? { isAborted: true } : publish(path))
    await page.goto(routes.farm)
    await expect(page.locator("html")).toHaveAttribute(PUBLISHED, "New")
    await untilStill(page)
    await site.disconnect()
    for (const path of seen) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(page).toHaveTitle(getTitle(path))
      await expect(page.locator("html"), path).not.toHaveAttribute(PUBLISHED)
    }
    // The data of the new document have not come: it is read as without scripts.
    await page.goto(routes.farm)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  await test.step("pages of the new release replace the old ones as they are opened", async () => {
    // The page is of the old build, and goes on to one of the new.
    await page.goto(routes.services)
    await untilHydrated(page)
    await site.connect()
    site.publish("New")
    await followLink(page, routes.contact)
    for (const path of [...seen, routes.farm]) await open(page, path)
    await expect.poll(() => documentVersions(page)).toEqual(["cafn-build-bbbbbbbb"])
    await untilCached(page, routes.farm, ...seen)
    await site.disconnect()
    for (const path of [routes.farm, ...seen]) {
      await page.goto(path)
      await untilHydrated(page)
      await expect(page.locator("html"), path).toHaveAttribute(PUBLISHED, "New")
    }
  })
})

/** The line that says from when a cached page is. */
const cachedLine = (page: Page) => page.locator("[data-slot=cached-line]")

/** The paths of the documents that are cached. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of (await caches.keys()).filter((name) => name.startsWith("cafn-build-"))) {
      const keys = await (await caches.open(name)).keys()
      found.push(...keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes(".")))
    }
    return found
  })

/** Waits until the worker keeps the pages with all that the open one has loaded, and has nothing more to do. */
async function untilCached(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => cachedPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(paths))
  await untilStill(page)
}

/** Waits until the worker keeps nothing more: twice the same, half a second apart. */
async function untilStill(page: Page): Promise<void> {
  let before = ""
  await expect
    .poll(
      async () => {
        const last = before
        before = JSON.stringify([await cachedAddresses(page), await cachedPaths(page)])
        return before === last
      },
      { message: "the worker has nothing more to do", intervals: [500], timeout: 20_000 },
    )
    .toBe(true)
}

/** Waits until the browser has had time for what pages leave to an idle moment. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve)))),
  )

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

async function expectNoWorker(page: Page): Promise<void> {
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
}

/** Whether the visitor allows pages to be cached, from the next page on. */
const setChoice = (page: Page, allowed: boolean) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [OFFLINE_CHOICE_KEY, String(allowed)] as const)

/** The versions of which documents are kept. */
const documentVersions = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const keys = name.includes("build") ? await (await caches.open(name)).keys() : []
      if (keys.some(({ url }) => !new URL(url).pathname.includes("."))) found.push(name)
    }
    return found
  })

/** Every key that is kept, and every address that an answer has. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, (await cache.match(request))?.url ?? "")
    }
    return found
  })

const getShownPictures = (page: Page) =>
  page.evaluate(() => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length)

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

/** The title that a page was built with. */
function getTitle(path: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/.exec(readBuilt(`${path}/index.html`)) ?? []
  return title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
}
