import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { expectVisibleFocus, skipToContent, tabTo } from "../support/keyboard"
import { picturePath } from "../../src/content/picture-path"
import { getBottom, getReachableSlides, startCarousel } from "../support/page-state"
import { pictureTexts, products } from "../support/site"
import { expect, open, openUntouched, recordRequests, getScriptPaths, test } from "../support/test"
import { detailMessages } from "../../src/features/shop/detail-messages"
import { messages as shopMessages } from "../../src/features/shop/messages"

/*
 * A product's two pages (spec sections 2, Shop, "Detail", and 9): keyboard, history and layout. Their content and controls:
 * __tests__/features/shop.
 */

/** A reduced living animal from one farm. */
const product =
  products.find(({ oldPrice, delivery, farmer }) => oldPrice && delivery === "collected" && farmer) ?? never()
const { title } = product
const pictures = [product.thumb, ...product.pictures].map(picturePath)
const deliveredProduct = products.find(({ delivery }) => delivery === "delivered") ?? never()
const single = `/shop-single/${product.id}`
const thumb = `/shop-single-thumb/${product.id}`

const main = (page: Page) => page.getByRole("main")
const buy = (page: Page) => page.locator("[data-slot=product-buy]")
const order = (page: Page) => page.getByRole("form", { name: `Order ${title}` })
const picture = (page: Page, number: number) => page.locator(`#picture-${number}`)
const related = (page: Page) => page.getByRole("region", { name: "Related products" })
const viewer = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${title}` })
const getDescription = (number: number) => pictureTexts.get(pictures[number - 1] ?? "") ?? "no description"

test("Product by keyboard: pictures, comparison, and tabs", async ({ page }) => {
  test.slow()
  await open(page, single)
  await page.waitForLoadState("networkidle")

  await test.step("the next picture opens in the viewer, which loads its scripts on open and restores focus", async () => {
    const gallery = page.getByRole("region", { name: `Pictures of ${title}`, exact: true })
    const requests = recordRequests(page)
    await skipToContent(page)
    await tabTo(page, gallery.getByRole("button", { name: "Next picture" }))
    await page.keyboard.press("Enter")
    const shown = getReachableSlides(gallery).getByRole("link")
    // Before the carousel has moved on, Tab would focus the first picture and keep it in view.
    await expect(shown).toHaveId("picture-2")
    await tabTo(page, shown, { max: 8 })
    const before = getScriptPaths(requests).length
    await page.keyboard.press("Enter")
    await expect(viewer(page)).toContainText(getDescription(2))
    await expect(page).toHaveURL(/\?image=2$/)
    expect(getScriptPaths(requests).length).toBeGreaterThan(before)
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(single)
    await expect(shown).toBeFocused()
    await expectVisibleFocus(page)
  })

  await test.step("the comparison traps focus, has no violations, and restores focus", async () => {
    const scales = main(page).getByRole("button", { name: `Compare ${title}` })
    const comparison = page.getByRole("dialog", { name: "Compare products" })
    await tabTo(page, scales)
    await page.keyboard.press("Enter")
    await expect(comparison.getByRole("columnheader")).toHaveCount(2)
    await expectNoViolations(page, "the comparison")
    await tabTo(page, comparison.getByRole("button", { name: `Remove ${title} from the comparison` }))
    await page.keyboard.press("Enter")
    await expect(comparison, "the pressed button has been removed").toBeFocused()
    await page.keyboard.press("Escape")
    await expect(scales).toBeFocused()
    await expectVisibleFocus(page)
  })

  const review = page.getByRole("tabpanel", { name: "Review" })
  await test.step("tabs by arrow keys; reviews have no violations", async () => {
    // The tab list has one tab stop.
    await tabTo(page, page.locator("[data-slot=tabs-trigger]").first())
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tabpanel", { name: "Additional Information" })).toBeVisible()
    await page.keyboard.press("End")
    await expect(review.getByRole("button", { name: "Send review" })).toBeVisible()
    // Further down the sticky header can cover half of a button, which axe reports as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoViolations(page, "a product's reviews")
  })
})

test("Product: a related product opens with quantity 1 and the first tab", async ({ page }) => {
  await open(page, single)
  await order(page).getByRole("spinbutton").fill("5")
  const review = page.getByRole("tab", { name: "Review" })
  await review.click()
  // Another tab panel has another height: the press below needs its card to stay in place.
  await expect(review).toHaveAttribute("aria-selected", "true")
  await startCarousel(related(page))
  const link = related(page).locator("[data-slot=card-title] a").first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  await expect(page.getByRole("spinbutton")).toHaveValue("1")
  await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true")
})

test("Product: number of thumbnails and related products at the specified widths", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, thumb)
  for (const [row, counts] of [
    [page.locator("[data-slot=product-gallery-thumbs]"), { 768: 2, 991: 2, 992: 3, 1200: 4 }],
    [related(page), { 767: 1, 768: 2, 992: 3, 1400: 4 }],
  ] as const) {
    await page.setViewportSize({ width: 1400, height: 900 })
    // Before the width changes, which takes the row from under the pointer.
    await startCarousel(row)
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect(getReachableSlides(row), `${width} px`).toHaveCount(count)
    }
  }
  await page.setViewportSize({ width: 360, height: 900 })
  const thumbnail = page.locator("[data-slot=product-gallery-thumbs] a").first()
  await expect.poll(async () => Math.round((await thumbnail.boundingBox())?.width ?? 0)).toBe(64)
  await expectNoSidewaysScrolling(page)
})

test("Product on a phone: picture, price and first action on the first screen, under 100 KB of pictures", async ({
  page,
}) => {
  let bytes = 0
  page.on("response", async (response) => {
    if (/image\/(webp|jpeg|avif)/.test(response.headers()["content-type"] ?? ""))
      bytes += (await response.body()).length
  })
  await page.setViewportSize({ width: 360, height: 640 })
  const enquiry = buy(page).getByRole("link", { name: detailMessages.ask.primaryLabels.whatsapp })
  const add = buy(page).getByRole("button", { name: shopMessages.addToCart })
  for (const [address, action] of [
    [single, enquiry],
    [thumb, enquiry],
    [`/shop-single/${deliveredProduct.id}`, add],
  ] as const) {
    bytes = 0
    await openUntouched(page, address)
    await page.waitForLoadState("networkidle")
    expect(bytes, `bytes of ${address}`).toBeLessThan(100 * 1024)
    for (const element of [picture(page, 1), buy(page).locator("[data-slot=price]"), action]) {
      await expect.poll(() => getBottom(element), String(element)).toBeLessThanOrEqual(640)
    }
    const tabs = page.locator("[data-slot=tabs-trigger]")
    const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)))
    expect(new Set(tops).size, "the tabs are in one row").toBe(1)
  }
})

function never(): never {
  throw new Error("data/products has no product of this kind.")
}
