// npm run budgets: what a first visit to each route downloads on a phone, against budgets.json.
// Bytes are gzip at level 9 for text and as served for pictures and fonts, so they are the same on every machine.
import { chromium } from "@playwright/test"
import { buildSync } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { homeRoutes } from "../src/lib/paths"
import { BROWSER_FLAGS, findBrowser } from "./lib/browser.mjs"
import { samplePaths } from "./lib/sample-paths"
import { serveSite } from "./lib/server.mjs"
import { table } from "./lib/table.mjs"

const { limits, routes, secondPage, worker, brotli } = JSON.parse(fs.readFileSync("budgets.json", "utf8"))
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const MEASURES = ["javascript", "html", "fonts", "fontFiles", "pictures", "total", "requests", "otherHosts"]

/** Pages that are opened at a time: much of a visit is waiting until the browser is idle. */
const AT_ONCE = 3
/** Without a request for so long, in milliseconds, an idle page has all that it asks for by itself. */
const QUIET_MS = 500

/** Bytes of responses with gzip, by address: bundles come with every route. */
const gzipSizes = new Map()
/** What the service worker asks for: the referrer says so. */
const askedByWorker = new Set()
/** When a page first asked for the worker, in milliseconds. */
let workerAskedAt
const site = await serveSite(9200, ".", ({ url, headers }) => {
  if (url === "/sw.js") workerAskedAt ??= Date.now()
  if (headers.referer?.endsWith("/sw.js")) askedByWorker.add(url.split("?")[0])
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const failures = []
try {
  const rows = []
  const travels = []
  for (const { route, travel, ...measured } of await visitAll(samplePaths("."))) {
    travels.push({ route, ...travel })
    const limit = { ...limits[kindOf(route)], ...routes[route] }
    const cells = MEASURES.map((name) => `${measured[name]}/${limit[name]}`)
    rows.push([route, ...cells])
    for (const name of MEASURES) {
      if (measured[name] > limit[name]) failures.push(`${route}: ${name} ${measured[name]}, limit ${limit[name]}`)
    }
  }
  console.log(
    table(
      ["route", "JS KB", "HTML KB", "fonts KB", "font files", "pictures KB", "total KB", "requests", "other hosts"],
      rows,
    ),
  )

  console.log("\nHTML and scripts of a first visit as they travel, with brotli (enforced / wanted)\n")
  const over = (count) => (count === 1 ? "1 route is" : `${count} routes are`)
  const rowsOfBrotli = travels.map(({ route, html, scripts }) => {
    const limit = { ...brotli.limits[kindOf(route)], ...brotli.routes[route] }
    for (const [name, { br }] of Object.entries({ html, javascript: scripts })) {
      if (round(br) > limit[name].enforced)
        failures.push(`${route}: ${name} with brotli ${round(br)}, limit ${limit[name].enforced}`)
    }
    const cell = (measured, { enforced, wanted }) => `${round(measured.br)} (${enforced} / ${wanted})`
    const lighter = Math.round((1 - (html.br + scripts.br) / (html.gz + scripts.gz)) * 1000) / 10
    if (lighter < brotli.saves[route])
      failures.push(`${route}: brotli saves ${lighter}% of HTML and scripts, limit ${brotli.saves[route]}%`)
    const isOver = round(html.br) > limit.html.wanted || round(scripts.br) > limit.javascript.wanted
    return { isOver, cells: [route, cell(html, limit.html), cell(scripts, limit.javascript), lighter] }
  })
  console.log(
    table(
      ["route", "HTML KB", "scripts KB", "lighter than gzip, %"],
      rowsOfBrotli.map(({ cells }) => cells),
    ),
  )
  console.log(`\n${over(rowsOfBrotli.filter(({ isOver }) => isOver).length)} over what is wanted.`)

  const bytes = await followLink("/", "/services")
  console.log(`\nA second page by link (/ → /services), pictures left out: ${bytes}/${secondPage} KB`)
  if (bytes > secondPage) failures.push(`second page: ${bytes} KB, limit ${secondPage}`)

  const { before, ahead } = await workerCosts()
  console.log(`\nThe service worker before the page is idle: ${before}/${worker.before} KB`)
  console.log(`The service worker and what it fetches ahead, after that: ${ahead}/${worker.ahead} KB`)
  if (before > worker.before)
    failures.push(`service worker before the page is idle: ${before} KB, limit ${worker.before}`)
  if (ahead > worker.ahead) failures.push(`service worker, fetched ahead: ${ahead} KB, limit ${worker.ahead}`)
} finally {
  await browser.close()
  site.stop()
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.map((failure) => `- ${failure}`).join("\n")}`)
  process.exitCode = 1
} else {
  console.log("\nEverything is within its budget.")
}

/** The kind of page that a route is, a key of `limits`: the shop and its products have Radix Tabs from the first render. */
function kindOf(route) {
  if (homeRoutes.includes(route)) return "home"
  return route.startsWith("/shop") ? "shop" : "other"
}

/** What `visit` measures on each of the routes, in their order. */
async function visitAll(routes) {
  const measured = []
  const waiting = routes.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
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
  const travel = (type) => {
    const ofType = files.filter((file) => file.type === type)
    return { gz: sum(ofType.map(({ bytes }) => bytes)), br: sum(ofType.map(brotliSize)) }
  }
  return {
    travel: { html: travel("document"), scripts: travel("script") },
    javascript: kilobytes("script"),
    html: kilobytes("document"),
    fonts: kilobytes("font"),
    fontFiles: new Set(files.filter(({ type }) => type === "font").map(({ url }) => url)).size,
    pictures: kilobytes("image"),
    total: kilobytes(),
    // A font that the whole stylesheet names again comes out of the browser's memory.
    requests: new Set(files.map(({ url }) => url)).size,
    otherHosts: files.filter(({ url }) => !url.startsWith(site.origin) && !url.startsWith("data:")).length,
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
 * the worker itself with all that it fetches ahead on a first visit, as brotli.
 */
async function workerCosts() {
  const { outputFiles } = buildSync({
    entryPoints: ["src/start/keep-pages.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2020",
    define: { KEEPS_PAGES: "true" },
  })
  const packed = (bytes) => gzipSync(bytes, { level: 9 }).length
  const built = (address) => fs.readFileSync(`public${/\.\w+$/.test(address) ? address : `${address}/index.html`}`)
  const script = built("/sw.js")

  const { page, close } = await openPage("/", "allow")
  const hydrated = Number(await page.getAttribute("html", "data-test-hydrated"))
  await page.waitForFunction(async () => (await globalThis.caches.keys()).length > 0, undefined, { timeout: 20_000 })
  // Quiet for two seconds: all of it has come.
  for (let known = -1; known !== askedByWorker.size;) {
    known = askedByWorker.size
    await page.waitForTimeout(2000)
  }
  await close()
  const early = workerAskedAt < hydrated
  if (askedByWorker.size < 4) throw new Error("The service worker has fetched nothing ahead.")
  const ahead = [...askedByWorker].map((address) => brotliCompressSync(built(address)).length)
  return {
    before: round(packed(outputFiles[0].contents) + (early ? packed(script) : 0)),
    ahead: round(brotliCompressSync(script).length + sum(ahead)),
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

/** What a response weighs as a host sends it that has brotli: the build has written that file beside it. */
function brotliSize({ url }) {
  const { pathname } = new URL(url)
  const file = /\.\w+$/.test(pathname) ? pathname : path.posix.join(pathname, "index.html")
  return fs.statSync(path.join("public", `${file}.br`)).size
}

function gzipSize(url, body) {
  const known = gzipSizes.get(url) ?? gzipSync(body, { level: 9 }).length
  gzipSizes.set(url, known)
  return known
}

async function sizeOf(response) {
  const type = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const url = response.url()
  const isPacked = /^(image|font|media)$/.test(type) && !url.includes(".svg")
  return { url, type, bytes: isPacked ? body.length : gzipSize(url, body) }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function round(bytes) {
  return Math.round((bytes / 1024) * 10) / 10
}
