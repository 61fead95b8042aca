// npx tsx lab/taps.mjs: how long after a press the screen shows something, on a phone whose processor is six times slower.
// Each control is pressed in a page of its own, RUNS times (5 by default), and web-vitals reads the interaction to next
// paint. Prints a table against budgets.json and fails where a control is over. `npx tsx lab/taps.mjs shop gallery` presses
// the controls whose names contain one of the words. Times are only worth something on a quiet machine.
import { chromium } from "@playwright/test"
import fs from "node:fs"
import { CART_KEY, HYDRATED_EVENT } from "../src/lib/constants"
import { BROWSER_FLAGS, findBrowser } from "../scripts/lib/browser.mjs"
import { serveSite } from "../scripts/lib/server.mjs"
import { median, table } from "../scripts/lib/table.mjs"

const RUNS = Number(process.env.RUNS ?? 5)
const SLOWDOWN = 6
/** Shorter than this, event timing tells nothing; such a press counts as this long. In milliseconds. */
const SHORTEST_MS = 16
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const CART = JSON.stringify([
  { id: 3, title: "Fresh Milk", thumb: "", unitPrice: { amountMinor: 2_250_000, currency: "UGX" }, quantity: 2 },
])

const tap = (find) => async (page) => {
  const target = find(page).first()
  await target.scrollIntoViewIfNeeded()
  await settle(page)
  return finger(page, target)
}

/**
 * How long a finger rests on the screen, in milliseconds: Chromium's own measure for gestures that it makes up
 * (https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-synthesizeTapGesture).
 */
const REST_MS = 50

/**
 * A press in the middle of the element. Playwright's `tap` lifts the finger in the moment in which it comes down, so that
 * what the page does when it comes down counts as waiting for the click; and with each event it looks whether the element
 * is met: tens of milliseconds for the slowed processor.
 */
async function finger(page, target) {
  const { x, y, width, height } = await target.boundingBox()
  const session = await page.context().newCDPSession(page)
  await target.evaluate((element) => {
    window.isClickMissing = true
    const note = (event) => (window.isClickMissing = !element.contains(event.target))
    addEventListener("click", note, { capture: true, once: true })
  })
  return async () => {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  }
}
const button = (name) => (page) => page.getByRole("button", { name })
const menuButton = (page) => page.locator("[data-slot=mobile-menu] > summary")

/** Each control: its name, its page, and a step that prepares the page and returns the press that is measured. */
const CONTROLS = [
  ["menu", "/", tap(menuButton)],
  ["cart", "/", tap(button(/^Cart/))],
  ["carousel: next slide", "/", tap((page) => page.locator("[data-slot=carousel-bullets] button:nth-child(2)"))],
  ["question", "/service-details/1", tap((page) => page.locator("main [data-slot=accordion-trigger]"))],
  ["video", "/", tap((page) => page.locator("[data-slot=video-play-button]"))],
  [
    "search: a letter",
    "/",
    async (page) => {
      await menuButton(page).tap()
      const box = page.getByRole("dialog", { name: "Menu" }).getByRole("combobox", { name: "Search the site" })
      await box.tap()
      // The box becomes one with suggestions when it is first used.
      await settle(page)
      await box.pressSequentially("goat")
      await page.getByRole("dialog", { name: "Menu" }).getByRole("option").first().waitFor()
      await settle(page)
      return () => page.keyboard.press("s")
    },
  ],
  ["shop: filter", "/shop", tap((page) => page.locator("[data-slot=shop-filters] a", { hasText: "Dairy" }))],
  [
    "shop: grid or list",
    "/shop",
    async (page) => {
      // A phone has the views behind a button.
      await page.getByRole("button", { name: "Saved, view and order" }).tap()
      return tap((shop) => shop.getByRole("tab", { name: "List" }))(page)
    },
  ],
  ["shop: next page", "/shop", tap((page) => page.getByRole("link", { name: "Next page" }))],
  ["shop: add to cart", "/shop", tap(button(/^Add to cart/))],
  [
    "product: add to cart",
    "/shop-single/1",
    tap((page) => page.getByRole("main").getByRole("button", { name: "Add to cart" })),
  ],
  ["product: quantity", "/shop-single/1", tap(button(/one more$/))],
  [
    "product: tab",
    "/shop-single/1",
    tap((page) => page.locator("[data-slot=tabs-trigger]").filter({ hasText: "Additional" })),
  ],
  ["cart: quantity", "/cart", tap((page) => page.getByRole("main").getByRole("button", { name: /one more$/ }))],
  ["gallery: open", "/gallery", tap((page) => page.locator("[data-slot=gallery-picture] a"))],
  [
    "gallery: next",
    "/gallery",
    async (page) => {
      await page.locator("[data-slot=gallery-picture] a").first().tap()
      await page.locator(".yarl__slide_current img").first().waitFor()
      await settle(page)
      return finger(page, page.getByRole("button", { name: "Next picture" }))
    },
  ],
  [
    "gallery: swipe",
    "/gallery",
    async (page) => {
      await page.locator("[data-slot=gallery-picture] a").first().tap()
      await page.locator(".yarl__slide_current img").first().waitFor()
      await settle(page)
      return () => swipe(page, -200)
    },
  ],
  ["gallery: load more", "/gallery", tap(button(/^Load More Images/))],
  ["form: errors", "/contact", tap((page) => page.locator("main form button[type=submit]"))],
]

const limits = JSON.parse(fs.readFileSync("scripts/budgets.json", "utf8")).taps
const words = process.argv.slice(2)
const controls = CONTROLS.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)))
const vitals = fs.readFileSync("node_modules/web-vitals/dist/web-vitals.attribution.iife.js", "utf8")
const site = await serveSite(0)
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const rows = []
const early = []
try {
  for (const [name, route, prepare] of controls) {
    const times = []
    let last
    for (let run = 0; run < RUNS; run++) {
      last = await press(route, prepare)
      times.push(last.value)
    }
    rows.push([name, route, median(times), Math.max(...times), last.parts])
    console.error(`${name}: ${times.join(", ")} ms`)
  }
  if (words.length === 0) {
    for (const [name, route, find] of [
      ["menu", "/", menuButton],
      ["cart", "/shop", (page) => page.getByRole("button", { name: /^Cart/ })],
      ["add to cart", "/shop-single/1", (page) => page.getByRole("main").getByRole("button", { name: "Add to cart" })],
    ]) {
      const times = []
      for (let run = 0; run < RUNS; run++) times.push(await pressEarly(route, find))
      early.push([name, route, ...["heard", "done"].map((what) => Math.max(...times.map((time) => time[what])))])
    }
  }
} finally {
  await browser.close()
  site.stop()
}

console.log(`Interaction to next paint in ms, processor ${SLOWDOWN} times slower, ${RUNS} presses each\n`)
console.log(table(["control", "page", "median", "longest", "waiting + working + painting, last press"], rows))
const failures = rows
  .filter(([, , middle, longest]) => middle > limits.median || longest > limits.longest)
  .map(([name]) => name)
console.log(`\nLimits: median ${limits.median} ms, longest ${limits.longest} ms`)
if (early.length > 0) {
  console.log(
    "\nPresses before the scripts have come, the longest in ms: seen after the press, done after the last script\n",
  )
  console.log(table(["control", "page", "heard", "done"], early))
  failures.push(
    ...early.filter(([, , heard, done]) => heard > limits.heard || done > limits.done).map(([name]) => `early ${name}`),
  )
  console.log(`\nLimits: heard ${limits.heard} ms, done ${limits.done} ms`)
}
if (failures.length > 0) {
  console.error(`\nOver their limits: ${failures.join(", ")}`)
  process.exitCode = 1
}

/** Opens the route in a fresh browser profile, presses once, and returns what web-vitals read. */
async function press(route, prepare) {
  const context = await newVisitor()
  try {
    const page = await context.newPage()
    await page.goto(site.origin + route)
    await untilHydrated(page)
    await settle(page)
    const measured = await prepare(page)
    await settle(page)
    // Before this press nothing counts: web-vitals would ask for what the browser has recorded already, and a longer
    // press while the page was prepared would hide the one that is measured.
    await page.evaluate(`(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        observe.call(this, { ...options, buffered: false })
      }
      ${vitals};
      window.longest = null
      webVitals.onINP((reading) => { window.longest = reading },
        { reportAllChanges: true, durationThreshold: ${SHORTEST_MS} })
    })()`)
    await slowDown(page, SLOWDOWN)
    await measured()
    await page.waitForTimeout(1500)
    await slowDown(page, 1)
    if (await page.evaluate(() => window.isClickMissing)) throw new Error(`A press on ${route} met nothing.`)
    return page.evaluate((shortest) => {
      if (!window.longest) return { value: shortest, parts: "" }
      const { value, attribution } = window.longest
      const { inputDelay, processingDuration, presentationDelay } = attribution
      const parts = [inputDelay, processingDuration, presentationDelay].map((part) => Math.round(part)).join(" + ")
      return { value: Math.round(value), parts }
    }, SHORTEST_MS)
  } finally {
    await context.close()
  }
}

/** Presses while the scripts are held back; when the press shows, and when it is done after the scripts have come. */
async function pressEarly(route, find) {
  const context = await newVisitor()
  try {
    const page = await context.newPage()
    let letThrough = () => {}
    const held = new Promise((resolve) => (letThrough = resolve))
    await page.route(/\.js$/, async (request) => {
      await held
      await request.continue()
    })
    await page.goto(site.origin + route, { waitUntil: "domcontentloaded" })
    await slowDown(page, SLOWDOWN)
    const target = find(page).first()
    await target.evaluate((element) => {
      addEventListener("pointerup", () => (window.pressedAt = performance.now()), { capture: true, once: true })
      // What is seen counts, not what is said to screen readers only. The menu opens at once.
      const look = () => {
        if (getComputedStyle(element).outlineStyle === "dashed" || element.matches("[open] > *"))
          window.heardAt = performance.now()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await target.tap()
    await page.waitForFunction(() => window.heardAt !== undefined)
    // Any change outside the button: a panel that opens, a notice, the number on the cart.
    const done = page.evaluate(
      (event) =>
        new Promise((resolve) => {
          let arrived = 0
          const isScript = ({ name }) => new URL(name).pathname.endsWith(".js")
          const note = () => {
            const scripts = performance.getEntriesByType("resource").filter(isScript)
            arrived = Math.max(...scripts.map(({ responseEnd }) => responseEnd))
          }
          addEventListener(event, note, { once: true })
          const look = () => {
            if (arrived && document.querySelector("[role=dialog], [data-slot=toast-message]"))
              resolve(performance.now() - arrived)
            else requestAnimationFrame(look)
          }
          look()
        }),
      HYDRATED_EVENT,
    )
    letThrough()
    const heard = await page.evaluate(() => window.heardAt - window.pressedAt)
    return { heard: Math.round(heard), done: Math.round(await done) }
  } finally {
    await context.close()
  }
}

async function newVisitor() {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" })
  await context.addInitScript(
    ([event, key, cart]) => {
      window.addEventListener(event, () => (window.isHydrated = true))
      if (location.pathname === "/cart") localStorage.setItem(key, cart)
    },
    [HYDRATED_EVENT, CART_KEY, CART],
  )
  return context
}

async function untilHydrated(page) {
  await page.waitForFunction(() => window.isHydrated)
}

/** Waits until the browser has nothing to do: what is loaded near the screen has come. */
async function settle(page) {
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}

async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}

/** A finger goes sideways across the middle of the screen. */
async function swipe(page, across) {
  const finger = await page.context().newCDPSession(page)
  const at = (x) => [{ x, y: 320 }]
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(180 - across / 2) })
  for (let step = 1; step <= 8; step++) {
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(180 - across / 2 + (across * step) / 8),
    })
    await page.waitForTimeout(16)
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}
