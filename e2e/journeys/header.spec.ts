import type { Locator, Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { replaceClock } from "../support/clock"
import { subscribe } from "../support/forms"
import { getMobileMenu } from "../support/menu"
import { holdRequests, SCRIPTS } from "../support/network"
import { setFontSize } from "../support/page-state"
import { products, routes } from "../support/site"
import { getToast } from "../support/toast"
import { expect, open, test } from "../support/test"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { messages as componentMessages } from "../../src/components/messages"

/*
 * Header, bottom bar and toasts (spec sections 2, "Shared layout", and 4), and the back button of Android. Their content:
 * __tests__/layout; by keyboard: keyboard.spec.ts.
 */

const phone = { width: 360, height: 640 }
const banner = (page: Page): Locator => page.getByRole("banner")
const bar = (page: Page): Locator => page.getByRole("complementary", { name: "Shortcuts" })
const entry = (page: Page, name: string | RegExp): Locator => bar(page).getByRole("link", { name })
const CHAT = /^Chat with us on WhatsApp/

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test("Header: one row with one link to register at 768, 800, 1024 and 1440 px", async ({ page }) => {
  await open(page, routes.services)
  // The system's typeface is wider than the site's own, which can load late.
  await page.evaluate(() => document.documentElement.setAttribute("data-save-data", ""))
  for (const width of [768, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const links = banner(page).getByRole("link", { name: /^(Register|Join Our Network)$/ })
    await expect(links, `${width} px`).toHaveCount(1)
    await expect(banner(page), `${width} px`).toHaveCSS("height", "60px")
  }
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: phone })

  test("Bottom bar: four links, 56 px high; it stays while scrolling", async ({ page }) => {
    await open(page, routes.contact)

    await test.step("56 px high, four equal links, with the header at most 18 % of the screen", async () => {
      const links = bar(page).getByRole("link")
      await expect(links).toHaveCount(4)
      const widths = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width))
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      await expect.poll(() => bar(page).boundingBox()).toEqual({ x: 0, y: 584, width: 360, height: 56 })
      const header = await page.locator("[data-slot=header]").boundingBox()
      expect((header?.height ?? 999) + 56).toBeLessThanOrEqual(0.18 * phone.height)
    })

    await test.step("stays on scrolling down", async () => {
      await scrollTo(page, 600)
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
    })

    await test.step("on a screen lower than 400 px it is at the end of the page, and the header scrolls away", async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await scrollTo(page, 1000)
      await expect(banner(page)).not.toBeInViewport()
      await expect(bar(page)).not.toBeInViewport()
      await scrollToEnd(page)
      await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
    })

    await test.step("from 768 px on the chat is in the header, and from 1440 px beside the page", async () => {
      await page.setViewportSize({ width: 768, height: 900 })
      await open(page, routes.about)
      await scrollTo(page, 1200)
      await expect(banner(page).getByRole("link", { name: CHAT })).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole("link")).toHaveCount(0)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(bar(page).getByRole("link")).toHaveCount(1)
      await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole("button", { name: componentMessages.toTop })).toBeInViewport({ ratio: 1 })
    })
  })

  test("Bottom bar with a filled cart: the link is there before hydration, and fits at double font size", async ({
    page,
  }) => {
    await setFontSize(page, 32)
    await fillCart(page)
    const release = await holdRequests(page, SCRIPTS)
    await page.goto(routes.services, { waitUntil: "domcontentloaded" })
    const cart = entry(page, /^Cart/)
    await expect(cart).toHaveAttribute("href", routes.cart)
    const before = await cart.boundingBox()
    expect(before?.width).toBeGreaterThan(40)
    release()
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")))
    await expect(entry(page, "Cart, 3 items, UGX")).toBeVisible()
    await expect(bar(page).getByRole("link")).toHaveCount(4)
    await expect.poll(() => cart.boundingBox(), "it has not moved").toEqual(before)
    const controls = bar(page).locator("a, button")
    const countClipped = () =>
      controls.evaluateAll((all) => all.filter((control) => control.scrollWidth > control.clientWidth).length)
    await expect.poll(countClipped).toBe(0)
  })

  test("Android's Back closes menu, search and cart, repeatedly, and stays on the page", async ({ page }) => {
    // Desktop Chromium treats Escape as the same close request if no script handles the key.
    await page.addInitScript(() =>
      window.addEventListener("keydown", (event) => event.key === "Escape" && event.stopImmediatePropagation(), true),
    )
    await fillCart(page)
    const address = routes.shop
    await open(page, address)
    const overlays: [opener: Locator, overlay: Locator][] = [
      [getMobileMenu(page).button, page.getByRole("dialog", { name: "Menu" })],
      [banner(page).getByRole("button", { name: "Search" }), banner(page).getByRole("searchbox")],
      [entry(page, /^Cart, /), page.getByRole("dialog", { name: "Cart" })],
    ]
    for (const [opener, overlay] of overlays) {
      for (let time = 1; time <= 2; time++) {
        await opener.click()
        await expect(overlay).toBeVisible()
        await page.keyboard.press("Escape")
        await expect(overlay).toBeHidden()
        await expect(page).toHaveURL(address)
      }
    }
  })
})

test("Toasts: one line below the header, on a wide screen at the right", async ({ page }) => {
  await page.setViewportSize(phone)
  await replaceClock(page)
  await open(page, routes.services)
  await subscribe(page)
  await expect(getToast(page)).toBeVisible()
  const getBox = async () => (await getToast(page).boundingBox()) ?? { x: 0, y: Infinity, width: 0, height: 0 }
  await expect.poll(async () => Math.round((await getBox()).height), "touch target and border").toBeLessThanOrEqual(46)
  await expect.poll(async () => (await getBox()).width, "screen without margins").toBeGreaterThan(phone.width - 48)
  await scrollTo(page, 0)
  /** Pixels from the lowest control of the header to the toast. */
  const gap = async () => {
    const lowest = await page
      .locator("[data-slot=top-bar] a:visible, [data-slot=header] :is(a, button):visible")
      .evaluateAll((all) => Math.max(...all.map((control) => control.getBoundingClientRect().bottom)))
    return ((await getToast(page).boundingBox())?.y ?? 0) - lowest
  }

  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await expect.poll(gap).toBeLessThan(40)
  }
  const getRight = async () => {
    const { x, width } = await getBox()
    return x + width
  }
  await expect.poll(getRight).toBeGreaterThan(1220)
})

test("Toasts: go when the menu opens", async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, `${routes.shop}?view=list`)
  const title = products[0]?.title ?? "no product"
  await page
    .getByRole("main")
    .getByRole("button", { name: `${shopMessages.addToCart} (${title})` })
    .click()
  await expect(getToast(page)).toBeVisible()
  await getMobileMenu(page).button.click()
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
  await expect(getToast(page)).toHaveCount(0)
})
