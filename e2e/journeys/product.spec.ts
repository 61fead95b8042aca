import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { replaceClock, wind } from "../support/clock"
import { expectNoSidewaysScrolling } from "../support/geometry"
import { expectSeenFocus, skipToContent, tabNext, tabTo, typeInto } from "../support/keyboard"
import { picturePath } from "../../src/content/picture-path"
import { farmers, pictureTexts, products, readJson } from "../support/site"
import { expect, open, openUntouched, requestsOf, scriptsOf, test } from "../support/test"

/*
 * A product's two pages (spec section 2, Shop, "Detail"; the numbers are those of section 9): the walk by keyboard, the
 * browser's history, and layout. What the pages say and what their controls do is tested in __tests__/features/shop.
 */

const shop = readJson<{
  reviews: { name: string }[]
  relatedTitle: string
  orderTitle: string
}>("shop.json")

const comparisonTitle = readJson<{ comparison: { title: string } }>("shop-list.json").comparison.title

/** A reduced living animal from one farm. */
const product =
  products.find(({ discount, tags, farmer }) => discount && tags.includes("Live animal") && farmer) ?? never()
const { title } = product
const pictures = [product.thumb, ...product.pictures].map(picturePath)
const single = `/shop-single/${product.id}`
const thumb = `/shop-single-thumb/${product.id}`

const main = (page: Page) => page.getByRole("main")
const buy = (page: Page) => page.locator("[data-slot=product-buy]")
const order = (page: Page) => page.getByRole("form", { name: `Order ${title}` })
const ask = (page: Page) =>
  buy(page)
    .getByRole("group", { name: /^Ask about this/ })
    .getByRole("link", { name: /^WhatsApp/ })
const gallery = (page: Page) => page.getByRole("region", { name: `Pictures of ${title}`, exact: true })
const picture = (page: Page, number: number) => page.locator(`#picture-${number}`)
const smalls = (page: Page) => page.locator("[data-slot=product-gallery-thumbs] a")
const related = (page: Page) => page.getByRole("region", { name: shop.relatedTitle })
const slidesOnScreen = (row: Locator) => row.locator("[data-slot=carousel-slide]:not([inert])")
const viewer = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${title}` })
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })
const descriptionOf = (number: number) => pictureTexts.get(pictures[number - 1] ?? "") ?? "no description"

test("a comparison by keyboard holds the focus, and gives it back", async ({ page }) => {
  await open(page, single)
  await page.waitForLoadState("networkidle")
  const scales = main(page).getByRole("button", { name: `Compare ${title}` })
  const comparison = page.getByRole("dialog", { name: comparisonTitle })
  await skipToContent(page)
  await tabTo(page, scales)
  await page.keyboard.press("Enter")
  await expect(comparison.getByRole("columnheader")).toHaveCount(2)
  await expectNoViolations(page, "the comparison")
  await tabTo(page, comparison.getByRole("button", { name: `Remove ${title} from the comparison` }))
  await page.keyboard.press("Enter")
  await expect(comparison, "the button that was pressed is gone").toBeFocused()
  await page.keyboard.press("Escape")
  await expect(scales).toBeFocused()
  await expectSeenFocus(page)
})

test("a product by keyboard: how many, its pictures, its tabs, a review with stars", async ({ page }) => {
  await replaceClock(page)
  await open(page, single)
  await page.waitForLoadState("networkidle")

  await test.step("three go into the cart", async () => {
    await skipToContent(page)
    await typeInto(page, order(page).getByRole("spinbutton"), "3")
    await page.keyboard.press("Enter")
    await expect(notice(page, "Product added successfully")).toBeVisible()
    await expect(page.getByRole("button", { name: "Cart, 3 items" })).toBeVisible()
    // Over the pictures' first seconds lies the notice.
    await wind(page, 6000)
    await expect(page.locator("[data-slot=toast]")).toHaveCount(0)
    await expect(order(page).getByRole("button", { name: "Add to cart" })).toContainText("In the cart")
    await tabTo(page, ask(page), { most: 8 })
  })

  await test.step("the next picture opens in the viewer, whose scripts come then, and gets the focus back", async () => {
    const asked = requestsOf(page)
    await tabTo(page, gallery(page).getByRole("button", { name: "Next picture" }), { backwards: true })
    await page.keyboard.press("Enter")
    const shown = gallery(page).locator("[data-slot=carousel-slide]:not([inert])").getByRole("link")
    // A Tab that is quicker than the row would come to the first picture, and keep it there.
    await expect(shown).toHaveId("picture-2")
    await expect(picture(page, 2).locator("img")).toHaveAttribute("alt", descriptionOf(2))
    await tabTo(page, shown, { most: 8 })
    const before = scriptsOf(asked).length
    await page.keyboard.press("Enter")
    await expect(viewer(page)).toContainText(descriptionOf(2))
    await expect(page).toHaveURL(/\?image=2$/)
    expect(scriptsOf(asked).length).toBeGreaterThan(before)
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(single)
    await expect(shown).toBeFocused()
    await expectSeenFocus(page)
  })

  await test.step("category and farm are links, and the tabs come after them", async () => {
    await tabTo(page, main(page).getByRole("link", { name: "Cattle", exact: true }))
    const farmer = farmers.find(({ id }) => id === product.farmer) ?? never()
    await tabNext(page, main(page).getByRole("link", { name: new RegExp(`^${farmer.name}, `) }))
    await page.keyboard.press("Tab")
    // Radix leads the Tab key to the chosen tab.
    await expect(page.locator("[data-slot=tabs-trigger]").first()).toBeFocused()
  })

  const review = page.getByRole("tabpanel", { name: "Review" })
  await test.step("each tab by arrow keys has no violations", async () => {
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tabpanel", { name: "Additional Information" })).toBeVisible()
    await expectNoViolations(page, "a product's facts")
    await page.keyboard.press("End")
    await expect(review.getByRole("button", { name: "Send review" })).toBeVisible()
    for (const { name } of shop.reviews) await expect(review).toContainText(name)
    await expectNoViolations(page, "a product's reviews")
  })

  await test.step("a review: what is missing is said, stars by arrow keys, thanks", async () => {
    await tabNext(page, review)
    await tabNext(page, review.getByRole("radio").first())
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(review.getByRole("radio", { name: "3 stars" })).toBeChecked()
    await expectSeenFocus(page)
    await tabTo(page, review.getByRole("button", { name: "Send review" }), { most: 4 })
    await page.keyboard.press("Enter")
    await expect(review.getByLabel("Your review")).toBeFocused()
    await page.keyboard.type("nakato@example.com")
    for (const field of ["Your name", "Email address"]) {
      await tabNext(page, review.getByLabel(field))
      await page.keyboard.type("nakato@example.com")
    }
    await tabNext(page, review.getByRole("button", { name: "Send review" }))
    await page.keyboard.press("Enter")
    await expect(notice(page, "Thanks For Your Message")).toBeVisible()
    const href = (await page.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")) ?? ""
    expect(new URL(href).searchParams.get("text")).toMatch(/^CaFN review \S{6}\n/)
    expect(new URL(href).searchParams.get("text")).toContain(`\nProduct: ${title}\nStars: 3 of 5\n`)
  })
})

test("a picture's address, the back button, a question, and another product", async ({ page }) => {
  await test.step("an address with a picture opens it, and Escape leads to the picture", async () => {
    await open(page, `${single}?image=3`)
    await expect(viewer(page)).toContainText(descriptionOf(3))
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toHaveCount(0)
    await expect(picture(page, 3)).toBeFocused()
  })

  await test.step("the back button closes what a press has opened; the picture shown last has the focus", async () => {
    await page.keyboard.press("Enter")
    await expect(viewer(page)).toBeVisible()
    await page.keyboard.press("ArrowRight")
    await expect(page).toHaveURL(/\?image=4$/)
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await expect(picture(page, 4)).toBeFocused()
  })

  await test.step("another product of the row below starts anew", async () => {
    await order(page).getByRole("spinbutton").fill("5")
    await page.getByRole("tab", { name: "Review" }).click()
    const link = related(page).locator("[data-slot=card-title] a").first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await expect(page.getByRole("spinbutton")).toHaveValue("1")
    await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true")
  })

  await test.step("the heart is remembered on the product's other page, whose small pictures choose the large one", async () => {
    await page.goBack()
    const heart = buy(page).getByRole("button", { name: `Save ${title} to the wishlist` })
    await heart.click()
    await open(page, thumb)
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    await expect(smalls(page).first()).toHaveAttribute("aria-current", "true")
    await smalls(page).nth(2).focus()
    await page.keyboard.press("Enter")
    await expect(smalls(page).nth(2)).toHaveAttribute("aria-current", "true")
    await expect(page.locator("[data-slot=carousel-slide]:not([inert]) #picture-3")).toBeVisible()
    await expect(page).toHaveURL(thumb)
  })
})

test.describe("layout", () => {
  test("small pictures and related products beside one another, as many as the screen allows", async ({ page }) => {
    const row = page.locator("[data-slot=product-gallery-thumbs]")
    await page.setViewportSize({ width: 1200, height: 900 })
    await open(page, thumb)

    await test.step("small pictures: 2 from 768 px, 3 from 992 px, 4 from 1200 px; 64 px below", async () => {
      await row.scrollIntoViewIfNeeded()
      // The engine comes while the pointer is there; another width takes the row from under it.
      await row.hover()
      await expect(slidesOnScreen(row)).toHaveCount(4)
      for (const [width, count] of [
        [992, 3],
        [991, 2],
        [768, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect(slidesOnScreen(row), `${width} px`).toHaveCount(count)
      }
      for (const width of [991, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(async () => Math.round((await smalls(page).first().boundingBox())?.width ?? 0), `${width} px`)
          .toBe(64)
        await expectNoSidewaysScrolling(page)
      }
    })

    await test.step("related products: 1 below 768 px, 2 from there, 3 from 992 px, 4 from 1400 px", async () => {
      await related(page).scrollIntoViewIfNeeded()
      await related(page).hover()
      for (const [width, count] of [
        [767, 1],
        [768, 2],
        [992, 3],
        [1400, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect(slidesOnScreen(related(page)), `${width} px`).toHaveCount(count)
      }
    })
  })

  for (const address of [single, thumb]) {
    test(`${address} on a phone: what one buys on the first screen, less than 100 KB of pictures`, async ({ page }) => {
      let bytes = 0
      page.on("response", async (response) => {
        if (/image\/(webp|jpeg|avif)/.test(response.headers()["content-type"] ?? "")) {
          bytes += (await response.body()).length
        }
      })
      await page.setViewportSize({ width: 412, height: 823 })
      await openUntouched(page, address)
      await page.waitForLoadState("networkidle")
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(100 * 1024)

      await page.setViewportSize({ width: 360, height: 640 })
      const add = order(page).getByRole("button", { name: "Add to cart" })
      for (const part of [picture(page, 1), buy(page).locator("[data-slot=price]"), add]) {
        const { y, height } = (await part.boundingBox()) ?? { y: 9_999, height: 0 }
        expect(y + height, String(part)).toBeLessThanOrEqual(640)
      }
      const parts = page.locator("h1, [data-slot=product-buy], [data-slot=product-gallery]")
      expect(await parts.evaluateAll((all) => all.map((part) => part.dataset.slot))).toEqual([
        "product-gallery",
        "product-buy",
        "heading",
      ])
      const tabs = page.locator("[data-slot=tabs-trigger]")
      const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)))
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size, "the three tabs stand in one row").toBe(1)
    })
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } })

  test("every tab's content is there, the order goes by telephone, and pictures lead to their files", async ({
    page,
  }) => {
    await page.goto(thumb)
    for (const words of [
      product.description[0] ?? "no description",
      product.details[0]?.value ?? "no details",
      shop.reviews[1]?.name ?? "no review",
    ]) {
      await expect(page.getByText(words)).toBeVisible()
    }
    await expect(page.getByRole("heading", { name: shop.orderTitle })).toBeVisible()
    await expect(buy(page).locator("a[href^='tel:']")).toBeVisible()
    await expect(buy(page).locator("a[href^='sms:']")).toBeVisible()
    await expect(ask(page)).toHaveAttribute("href", /^https:\/\/wa\.me\//)
    await expect(page.getByRole("spinbutton")).toHaveCount(0)

    await smalls(page).nth(1).click()
    await expect(page).toHaveURL(/#picture-2$/)
    await expect(picture(page, 2).locator("img")).toBeInViewport()
    await expect(picture(page, 2)).toHaveAttribute("href", /\.(webp|jpe?g|png|avif)$/)
  })
})

function never(): never {
  throw new Error("data/products has no product of this kind.")
}
