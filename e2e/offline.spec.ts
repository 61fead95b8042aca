import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { compileWorker } from "../src/build/worker/write-worker"
import { KEEP_PAGES_KEY, type KeptPage, type WorkerQuestion } from "../src/lib/worker-messages"
import { SAVE_DATA_KEY } from "../src/lib/constants"
import { OwnSite, PUBLISHED, readBuilt } from "./support/own-site"
import { expect, isAlive, open, test as base, untilAlive } from "./support/test"

/*
 * What the service worker keeps (docs/offline.md). The network is cut at the server: each test has its own.
 */

const test = base.extend<{ site: OwnSite }>({
  // Playwright wants the braces.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new OwnSite()
    await site.connect()
    await use(site)
    await site.cut()
  },
  baseURL: async ({ site }, use) => use(site.origin),
})
test.use({
  serviceWorkers: "allow",
  // What the browser says of a cut network.
  expectedProblems: [/Failed to load resource|ERR_|Failed to fetch|no-response|page resources for/],
})

/** Asks the worker as pages do (src/lib/ask-worker.ts). */
const ask = (page: Page, question: WorkerQuestion, path?: string): Promise<unknown> =>
  page.evaluate(
    async ([question, path]) => {
      const worker = navigator.serviceWorker.controller
      if (!worker) return null
      const { port1, port2 } = new MessageChannel()
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data)
        worker.postMessage({ question, path }, [port2])
      })
    },
    [question, path] as const,
  )

const keptPaths = async (page: Page) => ((await ask(page, "list")) as KeptPage[] | null)?.map(({ path }) => path) ?? []

/** Waits until the worker keeps the page, and what is fetched ahead. */
const untilKept = (page: Page, ...paths: string[]) =>
  expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(paths))

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** The versions of which documents are kept. */
const documentVersions = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const keys = name.includes("version") ? await (await caches.open(name)).keys() : []
      if (keys.some(({ url }) => !new URL(url).pathname.includes("."))) found.push(name)
    }
    return found
  })

/** Makes the worker look for its own file again, as it does after a day. */
const forgetCheck = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("cafn-book")
    const book = (await (await cache.match("/book"))?.json()) as object
    await cache.put("/book", new Response(JSON.stringify({ ...book, checked: 0 })))
  })

/** Every key that is kept, and every address that an answer has. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, (await cache.match(request))?.url ?? "")
    }
    return found
  })

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

const AHEAD = ["/offline", "/shop", "/cart", "/services"]

test("after a first visit the page, its pictures and what was fetched ahead open without a network", async ({
  page,
  site,
}) => {
  await open(page, "/farmers")
  const pictures = await page.evaluate(
    () => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length,
  )
  await untilKept(page, "/farmers", ...AHEAD)
  await page.waitForTimeout(500)
  await site.cut()

  await page.reload()
  await untilAlive(page)
  expect(await brokenPictures(page)).toEqual([])
  const again = await page.evaluate(
    () => Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length,
  )
  expect(again).toBeGreaterThanOrEqual(Math.min(pictures, 1))
  expect(await ask(page, "age")).toEqual(expect.any(String))

  for (const path of ["/cart", "/shop/?from=whatsapp", "/services"]) {
    await page.goto(path)
    await untilAlive(page)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }

  // By a link to a page that was never seen: the offline page, under that page's address.
  await page.locator('a[href="/about-us"]').first().dispatchEvent("click")
  await expect(page).toHaveTitle(titleOf("/offline/index.html"))
  await untilAlive(page)
  expect(new URL(page.url()).pathname).toBe("/about-us")
  await site.connect()
  await page.reload()
  await expect(page).toHaveTitle(titleOf("/about-us/index.html"))
  expect(await ask(page, "age")).toBeNull()
})

const titleOf = (file: string) =>
  (/<title[^>]*>([^<]*)/.exec(readBuilt(file))?.[1] ?? "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&")

test("pages that were seen by a link open without a network, and so do the parts of lists that were shown", async ({
  page,
  site,
}) => {
  await open(page, "/shop")
  await untilKept(page, "/shop", ...AHEAD)
  const second = page.getByRole("navigation", { name: /^Pages: / }).getByRole("link", { name: "Page 2", exact: true })
  const titles = page.locator("[data-slot=paged-list] [data-slot=card-title]")
  const first = await titles.allTextContents()
  await second.click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => titles.allTextContents(), "the second page has come").not.toEqual(first)
  const shown = await titles.allTextContents()
  await page.locator('a[href="/farm"]').first().dispatchEvent("click")
  await page.waitForURL("**/farm")
  await untilKept(page, "/farm")
  await page.waitForTimeout(500)
  await site.cut()

  await page.reload()
  await untilAlive(page)
  await expect(page).toHaveTitle(titleOf("/farm/index.html"))
  await page.goto("/shop?page=2")
  await untilAlive(page)
  await expect.poll(() => titles.allTextContents()).toEqual(shown)
})

test("parts of a page that never came near work without a network", async ({ page, site }) => {
  await open(page, "/shop-single/1")
  await untilKept(page, "/shop-single/1", ...AHEAD)
  await site.cut()
  await open(page, "/shop-single/1")
  await page.getByRole("tab", { name: "Review" }).click()
  await expect(page.getByRole("tab", { name: "Review" })).toHaveAttribute("aria-selected", "true")
})

test("with data being saved such parts come with a page that the visitor keeps, not before", async ({ page, site }) => {
  await page.addInitScript(
    (keys) => keys.forEach((key) => localStorage.setItem(key, "true")),
    [SAVE_DATA_KEY, KEEP_PAGES_KEY],
  )
  await open(page, "/shop-single/1")
  await untilKept(page, "/shop-single/1")
  const [, list = "[]"] = /"product-tabs":(\[[^\]]*\])/.exec(readBuilt("/sw.js")) ?? []
  const files = JSON.parse(list) as string[]
  expect(files.length).toBeGreaterThan(0)
  const kept = async () => (await keptAddresses(page)).filter((address) => files.some((file) => address.includes(file)))
  await page.waitForTimeout(500)
  expect(await kept()).toEqual([])
  expect(await ask(page, "keep", "/shop-single/1")).toBe("kept")
  expect(await kept()).not.toEqual([])
  await site.cut()
  await open(page, "/shop-single/1")
  await page.getByRole("tab", { name: "Review" }).click()
  await expect(page.getByRole("tab", { name: "Review" })).toHaveAttribute("aria-selected", "true")
})

test("a video that was seen whole plays without a network, in the parts that a player asks for", async ({
  page,
  site,
}) => {
  const video = "/media/farm-clip.mp4"
  const whole = readFileSync(`public${video}`)
  await page.addInitScript((path) => void fetch(path).then((answer) => answer.arrayBuffer()), video)
  await open(page, "/farm")
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), video)).toBe(true)
  await site.cut()

  const part = (range: string) =>
    page.evaluate(
      async ([path, Range]) => {
        const answer = await fetch(path, { headers: { Range } })
        const bytes = [...new Uint8Array(await answer.arrayBuffer())]
        return { status: answer.status, range: answer.headers.get("Content-Range"), bytes }
      },
      [video, range] as const,
    )
  const { length } = whole
  expect(await part("bytes=0-99")).toEqual({
    status: 206,
    range: `bytes 0-99/${length}`,
    bytes: [...whole.subarray(0, 100)],
  })
  expect(await part(`bytes=${length - 50}-`)).toEqual({
    status: 206,
    range: `bytes ${length - 50}-${length - 1}/${length}`,
    bytes: [...whole.subarray(-50)],
  })
  expect(await part(`bytes=${length + 1}-${length + 100}`)).toMatchObject({ status: 416, bytes: [] })
})

test("with data being saved there is a worker only if the visitor wants one, and it fetches nothing ahead", async ({
  page,
  site,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, "true"), SAVE_DATA_KEY)
  await open(page, "/farm")
  await page.waitForTimeout(1500)
  expect(await registrations(page)).toBe(0)

  await page.evaluate((key) => localStorage.setItem(key, "true"), KEEP_PAGES_KEY)
  await open(page, "/farm")
  await untilKept(page, "/farm")
  await page.waitForTimeout(1000)
  expect(await keptPaths(page)).toEqual(["/farm"])
  await site.cut()
  expect((await page.goto("/contact"))?.status()).toBe(503)
  await expect(page.getByRole("heading", { name: "No network" })).toBeVisible()
  await open(page, "/farm")

  await site.connect()
  await page.evaluate((key) => localStorage.setItem(key, "false"), KEEP_PAGES_KEY)
  await open(page, "/farm")
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
})

test("a build that is published while a page is open never mixes with it", async ({ page, site }) => {
  await open(page, "/farm")
  await untilKept(page, "/farm", ...AHEAD)
  site.publish("New")
  // The open page goes on, and what it opens next is new as a whole.
  await page.locator('a[href="/contact"]').first().dispatchEvent("click")
  await page.waitForURL("**/contact")
  await open(page, "/farm")
  await expect(page.locator("html")).toHaveAttribute(PUBLISHED, "New")
  // No document of the old build is left.
  await expect.poll(() => documentVersions(page)).toEqual(["cafn-version-bbbbbbbb"])
  await untilKept(page, "/farm", ...AHEAD)
  await page.waitForTimeout(500)
  await site.cut()
  for (const path of ["/farm", ...AHEAD]) {
    await page.goto(path)
    await untilAlive(page)
    await expect(page.locator("html"), path).toHaveAttribute(PUBLISHED, "New")
  }
})

test("an update that breaks off half way leaves the old pages whole", async ({ page, site }) => {
  await open(page, "/farm")
  await untilKept(page, "/farm", ...AHEAD)
  await page.waitForTimeout(500)
  site.publish("New")
  const publish = site.change
  // Of the new build the documents come, and nothing else.
  site.change = (path) => (/\.json$|^\/(shop|cart|services|offline)$/.test(path) ? { isLost: true } : publish(path))
  await page.goto("/farm")
  await expect(page.locator("html")).toHaveAttribute(PUBLISHED, "New")
  await page.waitForTimeout(1500)
  await site.cut()
  for (const path of AHEAD) {
    await page.goto(path)
    await untilAlive(page)
    await expect(page).toHaveTitle(titleOf(`${path}/index.html`))
  }
  // The new document has no data yet: it is read as without scripts.
  await page.goto("/farm")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a document that is late is shown as it was kept, after four seconds", async ({ page, site }) => {
  await open(page, "/farm")
  await untilKept(page, "/farm")
  site.change = (path) => (path === "/farm" ? { delay: 20_000 } : undefined)
  const began = Date.now()
  await page.goto("/farm", { waitUntil: "domcontentloaded" })
  expect(Date.now() - began).toBeLessThan(10_000)
  await expect.poll(() => ask(page, "age")).toEqual(expect.any(String))
})

test("publishing the farewell worker takes everything back", async ({ page, site }) => {
  await open(page, "/farm")
  await untilKept(page, "/farm")
  const farewell = compileWorker(".", "farewell.ts")
  site.change = (path) => (path === "/sw.js" ? { type: "text/javascript", body: farewell } : undefined)
  await page.goto("/contact")
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
})

test("where the host has no worker any more, the worker leaves", async ({ page, site }) => {
  await open(page, "/farm")
  // Until the worker has done all that it does: it writes the record that is changed here.
  await untilKept(page, "/farm", ...AHEAD)
  await page.waitForTimeout(500)
  await forgetCheck(page)
  site.change = (path) => (path === "/sw.js" ? { status: 404 } : undefined)
  await page.goto("/contact")
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
})

test("where the worker's storage breaks, pages come from the network", async ({ page, site }) => {
  const broken = `for (const name of ["open", "match", "keys"]) caches[name] = () => Promise.reject(new Error("broken"))\n`
  site.change = (path) => (path === "/sw.js" ? { type: "text/javascript", body: broken + readBuilt(path) } : undefined)
  await open(page, "/farm")
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await open(page, "/contact")
  await expect(page).toHaveTitle(titleOf("/contact/index.html"))
  expect(await isAlive(page)).toBe(true)
  expect(await brokenPictures(page)).toEqual([])
})

test("nothing that a visitor typed is kept", async ({ page }) => {
  await open(page, "/farm")
  await untilKept(page, "/farm")
  await open(page, "/search?q=goat")
  await untilKept(page, "/search")
  await expect(page.getByRole("main")).toContainText(/\d/)
  await page.waitForTimeout(500)
  const addresses = await keptAddresses(page)
  expect(addresses.filter((address) => address.includes("?"))).toEqual([])
})

test("what is fetched ahead weighs at most 150 KB", async ({ page, site }) => {
  await open(page, "/")
  await untilKept(page, "/", ...AHEAD)
  await page.waitForTimeout(1000)
  const ahead = new Set(site.asked.filter(({ isByWorker }) => isByWorker).map(({ path }) => path))
  const sizes = Array.from(ahead, (path) => {
    const file = /\.\w+$/.test(path) ? path : `${path === "/" ? "" : path}/index.html`
    return brotliCompressSync(readBuilt(file)).length
  })
  expect([...ahead]).toEqual(expect.arrayContaining(AHEAD))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150 * 1024)
})
