import type { Page } from "@playwright/test"
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../src/lib/constants"
import { fillCart } from "../support/cart"
import { replaceClock, advance } from "../support/clock"
import { scrollThrough } from "../support/overflow"
import { getMobileMenu } from "../support/menu"
import { findEarlyScripts, holdRequests, SCRIPTS } from "../support/network"
import { untilPainted } from "../support/page-state"
import { routes } from "../support/site"
import { getToast } from "../support/toast"
import { expect, isHydrated, openUntouched, recordRequests, getScriptPaths, test, untilHydrated } from "../support/test"

/*
 * Before hydration: when scripts are requested, and what becomes of presses, typed text and forms (src/platform/start/boot.ts).
 * That every page requests scripts after load: e2e/pages.
 */

test("Start: cart and checkout with products request no script before load", { tag: "@timing" }, async ({ page }) => {
  await fillCart(page)
  for (const route of [routes.cart, routes.checkout]) {
    await test.step(route, async () => {
      await openUntouched(page, route)
      expect(await findEarlyScripts(page)).toEqual([])
    })
  }
})

test(
  "Start: the menu opens within 100 ms of a click before hydration, and survives hydration",
  { tag: "@timing" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const browser = await page.context().newCDPSession(page)
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 2 })
    const release = await holdRequests(page, SCRIPTS)
    const { button, drawer } = getMobileMenu(page)
    const times: number[] = []
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(routes.services, { waitUntil: "commit" })
      await untilPainted(page)
      const openingTime = measureOpening(page)
      await button.click()
      times.push(await openingTime)
    }
    // Other programs on the machine can only make a press slower.
    expect(Math.min(...times), `milliseconds to a frame with the drawer: ${times.join()}`).toBeLessThan(100)
    expect(await isHydrated(page)).toBe(false)

    await test.step("after hydration it is still open, with typed text and focus", async () => {
      const box = drawer.getByLabel("Search the site", { exact: true }).locator("input")
      await box.fill("goat")
      release()
      await untilHydrated(page)
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 })
      await expect(drawer.getByRole("searchbox")).toBeFocused()
      await expect(box).toHaveValue("goat")
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    })
  },
)

/** Resolves to the time from the next click to the end of the first frame that shows the menu's drawer, in milliseconds. */
const measureOpening = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const isShown = () => document.querySelector("[data-slot=mobile-menu-drawer]")?.checkVisibility()
        const press = () => {
          const from = performance.now()
          // A timer that is set in a frame fires after the frame.
          const end = () => (isShown() ? resolve(Math.round(performance.now() - from)) : nextFrame())
          const nextFrame = () => requestAnimationFrame(() => setTimeout(end))
          nextFrame()
        }
        addEventListener("click", press, { capture: true, once: true })
      }),
  )

test("Start: before hydration links work, typed text is kept, and a form is submitted once", async ({ page }) => {
  let release = await holdRequests(page, SCRIPTS)
  const form = page.getByRole("main").locator("form", { has: page.getByRole("button", { name: "Send message" }) })
  const send = form.getByRole("button", { name: "Send message" })

  await test.step("a link navigates", async () => {
    await page.goto(routes.services, { waitUntil: "domcontentloaded" })
    await page.getByRole("contentinfo").locator(`a[href="${routes.contact}"]`).click()
    await expect(page).toHaveURL(routes.contact)
  })

  await test.step("typed text is kept", async () => {
    await form.getByLabel("Your name").fill("Nakato Prossy")
    release()
    await untilHydrated(page)
    await expect(form.getByLabel("Your name")).toHaveValue("Nakato Prossy")
    await send.click()
    await expect(form.getByText("Please fill in: Email address.")).toBeVisible()
    await expect(form.getByText("Please fill in: Your name.")).toBeHidden()
  })

  await test.step("a form submitted twice is sent once, with its answers", async () => {
    release = await holdRequests(page, SCRIPTS)
    await page.reload()
    await form.getByLabel("Your name").fill("Nakato Prossy")
    await form.getByLabel("Email address").fill("nakato@example.com")
    await form.getByLabel("Phone number").fill("+256 000 000 009")
    await form.getByLabel("Your message").fill("Two cows")
    await send.click()
    await send.click()
    await expect(page).toHaveURL(routes.contact)
    release()
    await expect(getToast(page)).toContainText("Thanks For Your Message")
    await expect(getToast(page)).toHaveCount(1)
    const thanks = page.getByRole("group", { name: /^Thanks For Your Message/ })
    await expect(thanks).toBeFocused()
    await expect(thanks.getByRole("link", { name: /^Send on WhatsApp/ })).toHaveAttribute("href", /Nakato.*Two.*cows/s)
  })
})

test.describe("in save-data mode", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  /** Longer than a page waits before it loads its scripts by itself. */
  const PAST_IDLE_TIMEOUT_MS = 30_000

  test("Start: in save-data mode no script, typeface or second image size loads before interaction", async ({
    page,
  }) => {
    await page.addInitScript(([key]) => window.localStorage.setItem(key, "true"), [SAVE_DATA_KEY] as const)
    const requests = recordRequests(page)
    await replaceClock(page)
    await page.goto(routes.services)
    await advance(page, PAST_IDLE_TIMEOUT_MS)
    await expect(page.locator("html")).toHaveAttribute(SAVE_DATA_ATTRIBUTE)
    await scrollThrough(page, 600)
    await page.getByRole("main").getByRole("link").first().hover()
    expect(getScriptPaths(requests), "scrolling and pointing at a link request no scripts").toEqual([])
    expect(requests.filter((address) => address.includes("/fonts/"))).toEqual([])
    // Path of a size: "/static/<original>/<size>/cow.avif".
    const originals = requests.filter((address) => address.includes("/static/")).map((address) => address.split("/")[4])
    expect(originals.length).toBeGreaterThan(2)
    expect(new Set(originals).size, "no image is requested in two sizes").toBe(originals.length)

    await page.getByRole("heading", { level: 1 }).hover()
    await untilHydrated(page)
    await page.keyboard.press("Tab")
    const scripts = getScriptPaths(requests)
    expect(scripts.filter((path) => path.startsWith("/app-"))).toHaveLength(1)
    expect(new Set(scripts).size, "no script is requested twice").toBe(scripts.length)
  })
})
