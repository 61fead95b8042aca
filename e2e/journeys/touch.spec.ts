import type { Page } from "@playwright/test"
import { menuOf } from "../support/menu"
import { products, projects, readJson, routes } from "../support/site"
import { expect, open, test } from "../support/test"
import { drag } from "../support/touch"

/*
 * The site under a finger on a small telephone. The gallery's gestures are tried in gallery.spec.ts; that everything is
 * large enough for a finger is asked of every page in e2e/pages.
 */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const comparisonTitle = readJson<{ comparison: { title: string } }>("shop-list.json").comparison.title
const main = (page: Page) => page.getByRole("main")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("a comparison by touch: two columns of half a screen", async ({ page }) => {
  const compared = products.filter(({ category }) => category === "dairy")
  const comparison = page.getByRole("dialog", { name: comparisonTitle })
  for (const { id, title } of compared) {
    await open(page, `/shop-single/${id}`)
    await button(page, `Compare ${title}`).tap()
    await expect(comparison).toBeVisible()
  }
  await expect(comparison.getByRole("columnheader")).toHaveCount(compared.length + 1)
  const table = comparison.locator("[data-slot=compare-table]")
  const half = await table.evaluate((box) => box.clientWidth / 2)
  for (const column of (await comparison.getByRole("columnheader").all()).slice(1)) {
    expect(Math.abs(((await column.boundingBox())?.width ?? 0) - half)).toBeLessThanOrEqual(1)
  }
  const last = comparison.getByRole("button", { name: /^Remove .* from/ }).last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  const sheet = await page.locator("[data-slot=compare-dialog]").boundingBox()
  expect(sheet?.width ?? 999).toBeLessThanOrEqual(360)
  await comparison.getByRole("button", { name: "Close" }).tap()
  await expect(comparison).toHaveCount(0)
})

test("the menu, the shop, a product and the cart by touch", async ({ page }) => {
  const list = page.locator("[data-slot=paged-list]")
  const filters = page.locator("[data-slot=shop-filters]")
  const notice = page.locator("[data-slot=toast]")
  const { title } = products.find(({ category }) => category === "dairy") ?? never()

  await test.step("the menu is closed by a touch beside it, and leads to the shop", async () => {
    await open(page, routes.services)
    const { button: opener, sheet, group } = menuOf(page)
    await opener.tap()
    await expect(sheet).toBeVisible()
    await page.touchscreen.tap(350, 500)
    await expect(sheet).toBeHidden()
    await opener.tap()
    await group("Shop").tap()
    await sheet.getByRole("link", { name: "Products" }).tap()
    await expect(page).toHaveURL(routes.shop)
    await expect(sheet).toBeHidden()
  })

  await test.step("the shop's controls leave room for goods, and no price is broken", async () => {
    const top = (await filters.boundingBox())?.y ?? 0
    const goods = (await list.locator("article").first().boundingBox())?.y ?? 9_999
    expect(goods - top).toBeLessThan(200)
    const lines = await list
      .locator("[data-slot=price] > :last-child")
      .evaluateAll((all) => all.map((price) => price.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
  })

  await test.step("a filter, a heart and a quick view", async () => {
    await filters.getByRole("link", { name: "Dairy", exact: true }).tap()
    await button(page, `Save ${title} to the wishlist`).tap()
    await expect(filters).toContainText("Saved (1)")
    await button(page, `Quick view of ${title}`).tap()
    const view = page.locator("[data-slot=quick-view]")
    await expect(view).toBeVisible()
    await view.getByRole("button", { name: "Close" }).tap()
    await expect(view).toHaveCount(0)
  })

  await test.step("a product: its picture, one more, into the cart", async () => {
    await list.getByRole("link", { name: title }).first().tap()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    const pictures = page.getByRole("region", { name: `Pictures of ${title}` })
    await pictures.getByRole("link").first().tap()
    const viewer = page.getByRole("dialog", { name: `Pictures of ${title}` })
    await viewer.getByRole("button", { name: "Close the pictures" }).tap()
    await expect(viewer).toHaveCount(0)
    const order = main(page).getByRole("form", { name: `Order ${title}` })
    await order.getByRole("button", { name: `Quantity of ${title}: one more` }).tap()
    await order.getByRole("button", { name: "Add to cart" }).tap()
    await expect(notice).toContainText("Product added successfully")
  })

  await test.step("a notice is pushed away, sooner than it would go by itself", async () => {
    await drag(page, notice, { across: 200 })
    await expect(notice).toHaveCount(0, { timeout: 2500 })
  })

  await test.step("a product's tabs and stars", async () => {
    // A plain button until Radix's part is there, which the first touch brings.
    await page.locator("[data-slot=tabs-trigger]").filter({ hasText: "Review" }).tap()
    const review = page.getByRole("tabpanel", { name: "Review" })
    await review.locator("label").filter({ hasText: "4 stars" }).tap()
    await expect(review.getByRole("radio", { name: "4 stars" })).toBeChecked()
  })

  await test.step("the cart: over the page from the bar, its page from there, one less, and removed", async () => {
    const bar = page.getByRole("complementary", { name: "Shortcuts" })
    // It comes back on the way up.
    await page.evaluate(() => window.scrollTo(0, 0))
    await bar.getByRole("link", { name: "Cart, 2 items" }).tap()
    const tray = page.getByRole("dialog", { name: "Cart" })
    await expect(tray.getByRole("link", { name: /^Send this order on WhatsApp/ })).toBeInViewport()
    await tray.getByRole("link", { name: "View cart" }).tap()
    await expect(page).toHaveURL(routes.cart)
    await expect(tray).toHaveCount(0)
    await main(page)
      .getByRole("button", { name: `Quantity of ${title}: one less` })
      .tap()
    await expect(bar.getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
    await main(page)
      .getByRole("button", { name: `Remove ${title}` })
      .tap()
    await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
  })
})

test("a row of slides follows the finger", async ({ page }) => {
  await open(page, routes.home)
  const row = page.getByRole("region", { name: "Our members' projects" })
  const project = (index: number) => row.getByRole("link", { name: projects[index]?.title })
  await row.scrollIntoViewIfNeeded()
  await project(0).scrollIntoViewIfNeeded()
  await drag(page, row, { across: -220 })
  await expect(project(1)).toBeInViewport({ ratio: 1 })
  await expect(project(0)).not.toBeInViewport()
})

function never(): never {
  throw new Error("data/products has no dairy product.")
}
