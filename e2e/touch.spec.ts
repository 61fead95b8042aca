import type { CDPSession, Locator, Page } from "@playwright/test"
import { CART_KEY } from "../src/shared/cart-store"
import { twoCurrencies } from "./support/cart"
import { subscribe } from "./support/forms"
import { everyRoute, products, projects, routes } from "./support/site"
import { expect, open, test } from "./support/test"

/*
 * The site under a finger on a small telephone. The gallery's gestures are tried in gallery.spec.ts, the shop's list in
 * shop.spec.ts; that nothing is smaller than 24 px, or too near to its neighbour, is axe's business (a11y.spec.ts).
 */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const main = (page: Page) => page.getByRole("main")
const filled = JSON.stringify(twoCurrencies)
const first = products[0]?.title ?? "no product"

test("the menu is opened, unfolded and followed, and closed by a touch beside it", async ({ page }) => {
  await open(page, routes.services)
  const menu = page.getByRole("dialog", { name: "Menu" })
  await page.getByRole("button", { name: "Menu", exact: true }).tap()
  await expect(menu).toBeVisible()
  await page.touchscreen.tap(350, 500)
  await expect(menu).toBeHidden()
  await page.getByRole("button", { name: "Menu", exact: true }).tap()
  await menu.getByRole("button", { name: "Shop" }).tap()
  await menu.getByRole("link", { name: "Products" }).tap()
  await expect(page).toHaveURL(routes.shop)
  await expect(menu).toBeHidden()
})

test("a product: its picture, one more, into the cart, tabs and stars, and the cart from there", async ({ page }) => {
  await open(page, routes.product)
  await page
    .getByRole("region", { name: `Pictures of ${first}` })
    .getByRole("link")
    .first()
    .tap()
  const viewer = page.getByRole("dialog", { name: `Pictures of ${first}` })
  await viewer.getByRole("button", { name: "Close the pictures" }).tap()
  await expect(viewer).toHaveCount(0)
  await page.getByRole("button", { name: `Quantity of ${first}: one more` }).tap()
  await main(page)
    .getByRole("form", { name: `Order ${first}` })
    .getByRole("button", { name: "Add to cart" })
    .tap()
  await expect(page.locator("[data-slot=toast-message]")).toContainText("Product added successfully")
  // A plain button until Radix's part is there, which the first touch brings.
  await page.locator("[data-slot=tabs-trigger]").filter({ hasText: "Review" }).tap()
  const review = page.getByRole("tabpanel", { name: "Review" })
  await review.locator("label").filter({ hasText: "4 stars" }).tap()
  await expect(review.getByRole("radio", { name: "4 stars" })).toBeChecked()

  await page.getByRole("button", { name: "Cart, 2 items" }).tap()
  const cart = page.getByRole("dialog", { name: "Cart" })
  await cart.getByRole("button", { name: `Quantity of ${first}: one less` }).tap()
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
  await cart.getByRole("link", { name: "View cart" }).tap()
  await expect(page).toHaveURL(routes.cart)
  await main(page)
    .getByRole("button", { name: `Remove ${first}` })
    .tap()
  await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
})

test("a row of slides follows the finger", async ({ page }) => {
  await open(page, routes.home)
  const row = page.getByRole("region", { name: "Our members' projects" })
  await row.scrollIntoViewIfNeeded()
  await row.getByRole("link", { name: projects[0]?.title }).scrollIntoViewIfNeeded()
  await swipe(await page.context().newCDPSession(page), row, -160)
  await expect(row.getByRole("link", { name: projects[1]?.title })).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole("link", { name: projects[0]?.title })).not.toBeInViewport()
})

test("a notice is pushed away", async ({ page }) => {
  await open(page, routes.services)
  await subscribe(page)
  const notice = page.locator("[data-slot=toast]")
  await expect(notice).toBeVisible()
  await swipe(await page.context().newCDPSession(page), notice, 200)
  // Sooner than it would go by itself.
  await expect(notice).toHaveCount(0, { timeout: 2500 })
})

test("what is pressed is 44 px high, and a button as wide, on every kind of page", async ({ page }) => {
  test.slow()
  await open(page, routes.home)
  await page.evaluate(([key, cart]) => window.localStorage.setItem(key, cart), [CART_KEY, filled] as const)
  const found: Record<string, string[]> = {}
  for (const route of everyRoute) {
    await open(page, route)
    const small = await page.locator("body").evaluate(smallTargets)
    if (small.length > 0) found[route] = small
  }
  expect(found).toEqual({})
})

/** A finger goes down on the middle of `target`, moves sideways in steps, and leaves. */
async function swipe(finger: CDPSession, target: Locator, across: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error("Nothing to swipe on.")
  const start = { x: box.x + box.width / 2 - across / 2, y: box.y + box.height / 2 }
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints })
  await touch("touchStart", [start])
  for (let step = 1; step <= 8; step++) {
    await touch("touchMove", [{ x: start.x + (across * step) / 8, y: start.y }])
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  await touch("touchEnd", [])
}

/**
 * Runs in the page: what a finger is meant for and would miss. A link may be as narrow as its word, and within a line of
 * text, such as the breadcrumb, as low; the points under a row of slides stand close together.
 */
function smallTargets(body: HTMLElement): string[] {
  const LARGE_PX = 44
  const EXCEPT =
    // The pins of the map lead to the list beside it, which leads to the places.
    "[data-slot=skip-link], [data-slot=breadcrumb] a, [data-slot=carousel-bullets] button, [data-slot=places-map] a[href^='#']"
  const controls = body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")
  return Array.from(controls).flatMap((control) => {
    if (control.matches(EXCEPT) || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return []
    if (control.matches("a") && getComputedStyle(control).display === "inline") return []
    // A tick is pressed by its words as well.
    const label = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null
    const { width, height } = (label ?? control).getBoundingClientRect()
    // Half a pixel is lost where the screen's pixels are not the page's.
    const isHigh = height > LARGE_PX - 0.5
    if (isHigh && (width > LARGE_PX - 0.5 || control.matches("a"))) return []
    const name = (control.getAttribute("aria-label") ?? control.textContent).trim()
    return [`${control.tagName.toLowerCase()} “${name.slice(0, 50)}” ${Math.round(width)} × ${Math.round(height)}`]
  })
}
