// npx tsx scripts/budgets.mjs: compares the bytes of a first visit to each route on a phone with scripts/budgets.json.
// Text counts as compressed with brotli, so the numbers are the same on every machine.
import { chromium } from "@playwright/test"
import { buildSync } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { BROWSER_FLAGS, findBrowser } from "./lib/browser.mjs"
import { brotli, isText } from "./lib/compress"
import { samplePaths } from "./lib/sample-paths"
import { serveSite } from "./lib/server.mjs"

const { firstVisit, routes, secondPage, worker } = JSON.parse(fs.readFileSync("scripts/budgets.json", "utf8"))
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Number of pages open at a time. Most of a visit is waiting for idle time. */
const MAX_CONCURRENT = 3
/** An idle page is complete after this time without a request, in milliseconds. */
const QUIET_MS = 500

/** The requested paths, in order. */
const requestedPaths = []
/** Time of the first request for the service worker, in milliseconds. */
let workerRequestedAt
const site = await serveSite(0, ".", ({ url }, _response, next) => {
  if (url === "/sw.js") workerRequestedAt ??= Date.now()
  requestedPaths.push(url.split("?")[0])
  next()
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const failures = []
/** Promises of each file's size in bytes, because most pages request the same scripts. */
const sizes = new Map()
try {
  const rows = (await visitAll(samplePaths("."))).map(({ route, ...measured }) => {
    const limits = { ...firstVisit, ...routes[route] }
    for (const [name, limit] of Object.entries(limits)) check(`${route}: ${name}`, measured[name], limit)
    const limited = Object.entries(limits).map(([name, limit]) => [name, `${measured[name]}/${limit}`])
    return [route, { ...measured, ...Object.fromEntries(limited) }]
  })
  console.log("Sizes in KB, as measured/limit.")
  console.table(Object.fromEntries(rows))

  const bytes = await followLink("/", "/services")
  console.log(`\nFollowing the link from / to /services, without pictures: ${bytes}/${secondPage} KB.`)
  check("second page, KB", bytes, secondPage)

  const { before, ahead } = await workerCosts()
  console.log(
    `\nService worker: ${before}/${worker.before} KB before the page is idle, ${ahead}/${worker.ahead} KB after that.\n`,
  )
  check("service worker before the page is idle, KB", before, worker.before)
  check("service worker after that, KB", ahead, worker.ahead)
} finally {
  await browser.close()
  site.stop()
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.map((failure) => `- ${failure}`).join("\n")}\nWhat to do: docs/speed.md`)
  process.exitCode = 1
} else {
  console.log("All sizes are within their limits.")
}

function check(name, measured, limit) {
  if (measured > limit) failures.push(`${name} ${measured}, limit ${limit}`)
}

/** Returns the result of `visit` for each route, in order. */
async function visitAll(routes) {
  const measured = []
  const waiting = routes.entries()
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT }, async () => {
      for (const [index, route] of waiting) measured[index] = { route, ...(await visit(route)) }
    }),
  )
  return measured
}

/** Opens a route with an empty cache, and waits until the page is hydrated and the network idle. */
async function visit(route) {
  const { responses, close } = await openPage(route)
  const files = await Promise.all(responses.map(getSize))
  await close()
  const kilobytes = (type) => round(sum(files.filter((file) => !type || file.type === type).map(({ bytes }) => bytes)))
  return {
    html: kilobytes("document"),
    scripts: kilobytes("script"),
    all: kilobytes(),
    otherHosts: files.filter(({ url }) => !url.startsWith(site.origin) && !url.startsWith("data:")).length,
    pictures: kilobytes("image"),
    fonts: kilobytes("font"),
    requests: new Set(files.map(({ url }) => url)).size,
  }
}

/** Returns the KB that a click on a link of the footer downloads, without pictures. */
async function followLink(from, to) {
  const { page, responses, close } = await openPage(from)
  const before = responses.length
  // A dispatched event doesn't scroll to the link, which would load the sections above it.
  await page.locator(`footer a[href="${to}"]`).first().dispatchEvent("click")
  await page.waitForURL(`**${to}`)
  await page.waitForLoadState("networkidle")
  const files = await Promise.all(responses.slice(before).map(getSize))
  await close()
  return round(sum(files.filter(({ type }) => type !== "image").map(({ bytes }) => bytes)))
}

/**
 * Returns the cost of the service worker in KB (brotli): `before` is the registration code of every page, plus the worker if it
 * is requested before hydration. `ahead` is what a first visit requests only with a worker: its file and the offline page.
 */
async function workerCosts() {
  const { outputFiles } = buildSync({
    entryPoints: ["src/platform/offline/register.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2020",
    define: { HAS_OFFLINE: "true" },
  })
  const packed = async (bytes) => (await brotli(Buffer.from(bytes))).length
  const built = (address) => fs.readFileSync(`public${/\.\w+$/.test(address) ? address : `${address}/index.html`}`)
  const script = built("/sw.js")

  requestedPaths.length = 0
  const plain = await openPage("/")
  await plain.close()
  const requestedWithout = new Set(requestedPaths)
  requestedPaths.length = 0
  const { page, close } = await openPage("/", "allow")
  const hydrated = Number(await page.getAttribute("html", "data-test-hydrated"))
  await page.waitForFunction(async () => (await globalThis.caches.keys()).length > 0, undefined, { timeout: 20_000 })
  // Complete after two seconds without a request.
  for (let known = -1; known !== requestedPaths.length;) {
    known = requestedPaths.length
    await page.waitForTimeout(2000)
  }
  await close()
  const early = workerRequestedAt < hydrated
  const more = [...new Set(requestedPaths)].filter((address) => !requestedWithout.has(address))
  if (!more.includes("/offline")) throw new Error("The service worker did not request /offline.")
  return {
    before: round((await packed(outputFiles[0].contents)) + (early ? await packed(script) : 0)),
    ahead: round(sum(await Promise.all(more.map((address) => packed(built(address)))))),
  }
}

/** @param serviceWorkers "allow" or "block" */
async function openPage(route, serviceWorkers = "block") {
  const context = await browser.newContext({ ...PHONE, serviceWorkers })
  const page = await context.newPage()
  const responses = []
  let underWay = 0
  let lastChange = 0
  const count = (by) => () => {
    underWay += by
    lastChange = Date.now()
  }
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1))
  page.on("response", (response) => {
    if (!response.url().startsWith("data:")) responses.push(response)
  })
  const hydrated = page.addInitScript(() => {
    window.addEventListener("cafn:hydrated", () =>
      document.documentElement.setAttribute("data-test-hydrated", String(Date.now())),
    )
  })
  await hydrated
  await page.goto(site.origin + route, { waitUntil: "load" })
  await page.waitForSelector("html[data-test-hydrated]", { state: "attached", timeout: 20_000 })
  // Playwright's "networkidle" can end before React requests what is near the viewport.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  )
  while (underWay > 0 || Date.now() - lastChange < QUIET_MS) await page.waitForTimeout(100)
  return { page, responses, close: () => context.close() }
}

/** Returns a response's type, and its size as sent by a host. */
async function getSize(response) {
  const type = response.request().resourceType()
  const url = response.url()
  const { pathname } = new URL(url)
  const file = `public${/\.\w+$/.test(pathname) ? pathname : path.posix.join(pathname, "index.html")}`
  if (!fs.existsSync(file)) return { url, type, bytes: (await response.body().catch(() => "")).length }
  if (!sizes.has(file)) sizes.set(file, getTransferSize(file))
  return { url, type, bytes: await sizes.get(file) }
}

async function getTransferSize(file) {
  const content = fs.readFileSync(file)
  return isText(file) ? Math.min(content.length, (await brotli(content)).length) : content.length
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function round(bytes) {
  return Math.round((bytes / 1024) * 10) / 10
}
