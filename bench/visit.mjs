// npx tsx bench/visit.mjs: compares the bytes of a whole visit on a small phone with budgets.json: home, shop, a product added to
// the cart, cart, checkout; in default and save-data mode. To measure other built sites, name their folders and routes
// ("/" without routes): `npx tsx bench/visit.mjs folder:/route,/route …`.
import { chromium } from "@playwright/test"
import fs from "node:fs"
import sirv from "sirv"
import { SAVE_DATA_KEY } from "../src/lib/constants"
import { BROWSER_FLAGS, findBrowser } from "../scripts/lib/browser.mjs"
import { serveAndCount } from "./count-bytes.mjs"
import { createResponder } from "../scripts/lib/server.mjs"

/** A small phone. */
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const KINDS = ["HTML", "scripts", "data", "styles", "fonts", "pictures", "video", "other"]

/** The visitor's steps: name, path after it, action. */
const STEPS = [
  ["home", "/", (page, origin) => page.goto(origin)],
  ["shop", "/shop", followMenu],
  ["product", "/shop-single/1", (page) => page.locator('main a[href="/shop-single/1"]').first().tap()],
  [
    "add to cart",
    "/shop-single/1",
    (page) =>
      page
        .getByRole("button", { name: /^add to cart/i })
        .first()
        .tap(),
  ],
  ["cart", "/cart", (page) => page.locator('a[href="/cart"]:visible').first().tap()],
  ["checkout", "/checkout", (page) => page.locator('main a[href="/checkout"]').first().tap()],
]

const limits = JSON.parse(fs.readFileSync("scripts/budgets.json", "utf8")).visit
const otherSites = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const failures = []
try {
  if (otherSites.length > 0) {
    for (const other of otherSites) await visitOther(other)
  } else {
    for (const savesData of [false, true]) {
      const [name, limit] = savesData ? ["in save-data mode", limits.savesData] : ["in default mode", limits.plain]
      const total = await visit(`A whole visit ${name}`, createResponder("."), STEPS, savesData)
      console.log(`${total}/${limit} KB`)
      if (total > limit) failures.push(`${name}: ${total} KB, limit ${limit}`)
    }
  }
} finally {
  await browser.close()
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n${failures.map((failure) => `- ${failure}`).join("\n")}\nWhat to do: docs/speed.md`)
  process.exitCode = 1
}

/** Does the steps in a new browser context, prints the bytes of each, and returns the kilobytes of all. */
async function visit(title, listener, steps, savesData) {
  const site = await serveAndCount(listener)
  // The service worker also fetches files for later visits, which are not measured here.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" })
  try {
    if (savesData) await context.addInitScript((key) => globalThis.localStorage.setItem(key, "true"), SAVE_DATA_KEY)
    const page = await context.newPage()
    const rows = {}
    for (const [name, path, action] of steps) {
      const before = site.sent.length
      await action(page, site.origin)
      if (path) await page.waitForURL(site.origin + path)
      await site.waitForNetworkIdle()
      rows[name] = getFigures(site.sent.slice(before))
    }
    rows.all = getFigures(site.sent)
    console.log(`\n${title}, in KB`)
    console.table(rows)
    return kilobytes(site.sent)
  } finally {
    await context.close()
    site.stop()
  }
}

/** Opens routes of another built site: `folder` or `folder:/route,/route`. */
async function visitOther(argument) {
  const [folder, routes = "/"] = argument.split(":")
  const steps = routes.split(",").map((route) => [route, undefined, (page, origin) => page.goto(origin + route)])
  await visit(folder, sirv(folder, { brotli: true, gzip: true, extensions: ["html"] }), steps, false)
}

/** Opens the shop from the header's menu. */
async function followMenu(page) {
  const menu = page.locator("[data-slot=mobile-menu]")
  await menu.locator("> summary").tap()
  const link = page.locator('a[href="/shop"]')
  await menu.locator("details").filter({ has: link }).locator("> summary").tap()
  await menu.locator(link).tap()
}

function getFigures(sent) {
  const kinds = KINDS.map((kind) => [kind, kilobytes(sent.filter((file) => file.kind === kind))])
  return { ...Object.fromEntries(kinds), total: kilobytes(sent), requests: sent.length }
}

function kilobytes(sent) {
  return Math.round((sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024) * 10) / 10
}
