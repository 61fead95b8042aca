// npx tsx scripts/budgets.mjs: what a first visit to each route downloads on a phone, against budgets.json beside this file.
// Bytes are those that travel: brotli for text, as a host sends it, so they are the same on every machine.
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

/** Pages that are opened at a time: much of a visit is waiting until the browser is idle. */
const MAX_CONCURRENT = 3
/** Without a request for so long, in milliseconds, an idle page has all that it asks for by itself. */
const QUIET_MS = 500

/** What is asked for, in order. */
const asked = []
/** When a page first asked for the worker, in milliseconds. */
let workerAskedAt
const site = await serveSite(0, ".", ({ url }, _response, next) => {
  if (url === "/sw.js") workerAskedAt ??= Date.now()
  asked.push(url.split("?")[0])
  next()
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const failures = []
/** The bytes of each file, as promises: most pages ask for the same scripts. */
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

/** What `visit` measures on each of the routes, in their order. */
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

/** Opens a route with an empty cache and waits until the page is alive and the network is quiet. */
async function visit(route) {
  const { responses, close } = await openPage(route)
  const files = await Promise.all(responses.map(sizeOf))
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

/** What a click on a link of the menu or footer adds, besides pictures, in KB. */
async function followLink(from, to) {
  const { page, responses, close } = await openPage(from)
  const before = responses.length
  // In place: scrolling to the link would load what it passes. On phones the footer's links are folded.
  await page.locator(`footer a[href="${to}"]`).first().dispatchEvent("click")
  await page.waitForURL(`**${to}`)
  await page.waitForLoadState("networkidle")
  const files = await Promise.all(responses.slice(before).map(sizeOf))
  await close()
  return round(sum(files.filter(({ type }) => type !== "image").map(({ bytes }) => bytes)))
}

/**
 * In KB: what every page carries for the service worker (its file must not be asked for before the page is hydrated), and
 * what a first visit fetches more with a worker than without: its file and the offline page, as brotli.
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

  asked.length = 0
  const plain = await openPage("/")
  await plain.close()
  const askedWithout = new Set(asked)
  asked.length = 0
  const { page, close } = await openPage("/", "allow")
  const hydrated = Number(await page.getAttribute("html", "data-test-hydrated"))
  await page.waitForFunction(async () => (await globalThis.caches.keys()).length > 0, undefined, { timeout: 20_000 })
  // Quiet for two seconds: all of it has come.
  for (let known = -1; known !== asked.length;) {
    known = asked.length
    await page.waitForTimeout(2000)
  }
  await close()
  const early = workerAskedAt < hydrated
  const more = [...new Set(asked)].filter((address) => !askedWithout.has(address))
  if (!more.includes("/offline")) throw new Error("The service worker did not request /offline.")
  return {
    before: round((await packed(outputFiles[0].contents)) + (early ? await packed(script) : 0)),
    ahead: round(sum(await Promise.all(more.map((address) => packed(built(address)))))),
  }
}

/** @param serviceWorkers "allow" for a visit with the worker; without it the page alone is measured */
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
  // Playwright's "networkidle" may be over before React has taken over and asked for what is near the screen.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
  )
  while (underWay > 0 || Date.now() - lastChange < QUIET_MS) await page.waitForTimeout(100)
  return { page, responses, close: () => context.close() }
}

/** A response's kind, and its bytes as they travel. */
async function sizeOf(response) {
  const type = response.request().resourceType()
  const url = response.url()
  const { pathname } = new URL(url)
  const file = `public${/\.\w+$/.test(pathname) ? pathname : path.posix.join(pathname, "index.html")}`
  if (!fs.existsSync(file)) return { url, type, bytes: (await response.body().catch(() => "")).length }
  if (!sizes.has(file)) sizes.set(file, travelling(file))
  return { url, type, bytes: await sizes.get(file) }
}

async function travelling(file) {
  const content = fs.readFileSync(file)
  return isText(file) ? Math.min(content.length, (await brotli(content)).length) : content.length
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function round(bytes) {
  return Math.round((bytes / 1024) * 10) / 10
}
