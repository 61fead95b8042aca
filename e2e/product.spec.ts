import type { Locator, Page } from "@playwright/test"
import { formatPrice, parsePrice } from "../src/lib/money"
import { CART_KEY } from "../src/shared/cart-store"
import { expectNoViolations, WIDTHS } from "./support/axe"
import { expectNoSidewaysScrolling } from "./support/geometry"
import { farmers, readFolder, readJson } from "./support/site"
import { expect, open, openUntouched, requestsOf, test } from "./support/test"

/* A product's two pages (spec section 2, Shop, "Detail"; the numbers are those of section 9). */

interface Product {
  id: number
  title: string
  thumb: string
  pictures: string[]
  tags: string[]
  price: string
  oldPrice: string | null
  discount: number
  category: string
  farmer: number | null
  sku: string
  unit: string
  description: string[]
  details: { label: string; value: string }[]
}

const products = readFolder<Product>("products")
const shop = readJson<{
  stock: string
  delivery: string
  promises: { title: string; text: string }[]
  reviews: { name: string }[]
  relatedTitle: string
  orderTitle: string
}>("shop.json")
const descriptions = readJson<Record<string, string>>("pictures.json")

/** One that is reduced, and one that never was dearer. */
const reduced = products.find(({ discount }) => discount > 0) ?? never()
const steady = products.find(({ oldPrice }) => !oldPrice) ?? never()
const single = ({ id }: Product) => `/shop-single/${id}`
const thumb = ({ id }: Product) => `/shop-single-thumb/${id}`

const gallery = (page: Page, { title }: Product) =>
  page.getByRole("region", { name: `Pictures of ${title}`, exact: true })
const picture = (page: Page, number: number) => page.locator(`#picture-${number}`)
const smalls = (page: Page) => page.locator("[data-slot=product-gallery-thumbs] a")
const slidesOnScreen = (row: Locator) => row.locator("[data-slot=carousel-slide]:not([inert])")
/** As the site writes a price of the content. */
const written = (price: string) => formatPrice(parsePrice(price) ?? never())
const viewer = (page: Page, { title }: Product) => page.getByRole("dialog", { name: `Pictures of ${title}` })
const quantity = (page: Page, { title }: Product) =>
  page.getByRole("spinbutton", { name: `Quantity of ${title}`, exact: true })
const buying = (page: Page, { title }: Product) => page.getByRole("form", { name: `Order ${title}` })
const add = (page: Page, product: Product) => buying(page, product).getByRole("button", { name: "Add to cart" })
const notice = (page: Page) => page.locator("[data-slot=toast]").last()
const inCart = (page: Page) =>
  page.evaluate((key): { id: number; quantity: number }[] => {
    const lines = JSON.parse(window.localStorage.getItem(key) ?? "[]") as { id: number; quantity: number }[]
    return lines.map(({ id, quantity: count }) => ({ id, quantity: count }))
  }, CART_KEY)

test.describe("what it tells", () => {
  test("each product has its own heading, title and address for search engines", async ({ page }) => {
    for (const product of products) {
      for (const address of [single(product), thumb(product)]) {
        await page.goto(address)
        await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(product.title)
        await expect(page).toHaveTitle(`${product.title} | CaFN`)
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${single(product)}$`))
      }
    }
  })

  test("price, old price, discount, unit, stock, delivery, SKU, category, tags and promises", async ({ page }) => {
    await page.goto(single(reduced))
    const buy = page.locator("[data-slot=product-buy]")
    for (const words of [
      written(reduced.price),
      written(reduced.oldPrice ?? "no old price"),
      reduced.unit,
      shop.stock,
      shop.delivery,
    ]) {
      await expect(buy).toContainText(words)
    }
    const facts = page.locator("[data-slot=product-buy-facts]")
    for (const words of [reduced.sku, ...reduced.tags]) await expect(facts).toContainText(words)
    await expect(gallery(page, reduced).getByText(`-${reduced.discount}%`)).toBeVisible()
    await expect(gallery(page, reduced).getByText(`${reduced.discount}% off`)).toBeAttached()
    await expect(facts.locator("dl a").first()).toHaveAttribute("href", `/shop?category=${reduced.category}`)
    const promises = page.locator("[data-slot=product-promises]")
    for (const { title, text } of shop.promises) await expect(promises).toContainText(`${title}: ${text}`)
  })

  test("a product that never was dearer has one price and no badge", async ({ page }) => {
    await page.goto(single(steady))
    await expect(page.locator("[data-slot=product-buy] s")).toHaveCount(0)
    await expect(gallery(page, steady).getByText("%")).toHaveCount(0)
  })

  test("search engines are told the price, and no stars of sample reviews", async ({ page }) => {
    await page.goto(single(reduced))
    const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? ""
    expect(text).toContain('"@type":"Product"')
    expect(text).toContain(`"sku":"${reduced.sku}"`)
    expect(text).not.toContain("aggregateRating")
  })

  test("the related products are others: its category first, one beside another as wide as the screen allows", async ({
    page,
  }) => {
    await open(page, single(reduced))
    const row = page.getByRole("region", { name: shop.relatedTitle })
    const names = await row.locator("[data-slot=card-title]").allInnerTexts()
    expect(names).not.toContain(reduced.title)
    expect(names.length).toBe(Math.min(8, products.length - 1))
    const own = products.filter(({ category, id }) => category === reduced.category && id !== reduced.id)
    expect(names.slice(0, own.length)).toEqual(own.map(({ title }) => title))
    await row.scrollIntoViewIfNeeded()
    await row.hover()
    const shown = slidesOnScreen(row)
    // The engine comes while the pointer is there; another width takes the row from under it.
    await expect(shown).toHaveCount(3)
    for (const [width, count] of [
      [767, 1],
      [768, 2],
      [992, 3],
      [1400, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(shown, `${width} px`).toHaveCount(count)
    }
  })
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("price, cart and question stand on the first screen, before the pictures", async ({ page }) => {
    await open(page, single(reduced))
    const buy = page.locator("[data-slot=product-buy]")
    for (const part of [
      buy.locator("[data-slot=price]"),
      add(page, reduced),
      buy.getByRole("link", { name: /^Ask about this/ }),
    ]) {
      const { y, height } = (await part.boundingBox()) ?? { y: 9_999, height: 0 }
      expect(y + height, String(part)).toBeLessThanOrEqual(640)
    }
    const order = await page
      .locator("h1, [data-slot=product-buy], [data-slot=product-gallery]")
      .evaluateAll((all) => all.map((part) => part.dataset.slot))
    expect(order).toEqual(["heading", "product-buy", "product-gallery"])
  })

  test("the three tabs stand in one row", async ({ page }) => {
    await open(page, single(reduced))
    const tops = await page.getByRole("tab").evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(new Set(tops.map(Math.round)).size).toBe(1)
  })
})

test("a question takes the product with it, and its farm has a page", async ({ page }) => {
  const animal = products.find(({ tags }) => tags.includes("Live animal")) ?? never()
  await open(page, single(animal))
  const ask = page.getByRole("link", { name: /^Ask about this animal/ })
  const text = new URL((await ask.getAttribute("href")) ?? "").searchParams.get("text")
  expect(text).toContain(`${animal.title} (${animal.sku}), ${written(animal.price)} ${animal.unit}`)
  expect(text).toContain(`/shop-single/${animal.id}`)
  const farmer = farmers.find(({ id }) => id === animal.farmer) ?? never()
  await page
    .locator("[data-slot=product-farmer]")
    .getByRole("link", { name: `From the farm of ${farmer.name}` })
    .click()
  await expect(page).toHaveURL(`/farmer-details/${farmer.id}`)
})

test("an unknown number shows the frame and no product", async ({ page }) => {
  for (const address of ["/shop-single/999", "/shop-single-thumb/999", "/shop-single/milk"]) {
    await open(page, address)
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText("Shop Details")
    await expect(page.locator("[data-slot=product-buy]")).toHaveCount(0)
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  }
})

test.describe("the pictures", () => {
  const all = [reduced.thumb, ...reduced.pictures]

  test("turn by the buttons, and only the one shown can be reached", async ({ page }) => {
    await open(page, single(reduced))
    const slides = gallery(page, reduced).locator("[data-slot=carousel-slide]")
    await expect(slides).toHaveCount(all.length)
    await expect(picture(page, 2).locator("img")).toHaveAttribute("alt", descriptions[all[1] ?? ""] ?? "no alt")
    const next = page.getByRole("button", { name: "Next picture" })
    await next.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-slot=carousel-slide]:not([inert]) #picture-2")).toBeVisible()
    await expect(slides.first()).toHaveAttribute("inert", "")
    await expect(page.locator("[data-slot=carousel-status]").first()).toHaveText(`Picture 2 of ${all.length}`)
  })

  test("open in the viewer by keyboard; Escape leads back to the picture shown last", async ({ page }) => {
    await open(page, single(reduced))
    await picture(page, 1).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\?image=1$/)
    await expect(viewer(page, reduced)).toContainText(descriptions[all[0] ?? ""] ?? "no caption")
    await page.keyboard.press("ArrowRight")
    await expect(page).toHaveURL(/\?image=2$/)
    await page.keyboard.press("Escape")
    await expect(viewer(page, reduced)).toHaveCount(0)
    await expect(page).toHaveURL(single(reduced))
    await expect(picture(page, 2)).toBeFocused()
  })

  test("an address with a picture opens it, and the back button closes what a press has opened", async ({ page }) => {
    await open(page, `${single(reduced)}?image=3`)
    await expect(viewer(page, reduced)).toContainText(descriptions[all[2] ?? ""] ?? "no caption")
    await page.keyboard.press("Escape")
    await expect(picture(page, 3)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(viewer(page, reduced)).toBeVisible()
    await page.goBack()
    await expect(viewer(page, reduced)).toHaveCount(0)
  })

  test("small ones choose the large one and say which is shown", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, thumb(reduced))
    await expect(smalls(page).first()).toHaveAttribute("aria-current", "true")
    await smalls(page).nth(2).focus()
    await page.keyboard.press("Enter")
    await expect(smalls(page).nth(2)).toHaveAttribute("aria-current", "true")
    await expect(page.locator("[data-slot=carousel-slide]:not([inert]) #picture-3")).toBeVisible()
    await expect(page).toHaveURL(thumb(reduced))
    await page.getByRole("button", { name: "Next picture" }).click()
    await expect(smalls(page).nth(3)).toHaveAttribute("aria-current", "true")
    await expect(page.locator("[data-slot=product-gallery-thumbs] [aria-current=true]")).toHaveCount(1)
  })

  test("small ones of 64 px on telephone and tablet: 2 from 768 px, 3 from 992 px, 4 from 1200 px", async ({
    page,
  }) => {
    for (const width of [360, 768, 991]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, thumb(reduced))
      const { width: side } = (await smalls(page).first().boundingBox()) ?? { width: 0 }
      expect(Math.round(side), `${width} px`).toBe(64)
    }
    for (const [width, count] of [
      [768, 2],
      [991, 2],
      [992, 3],
      [1200, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, thumb(reduced))
      const row = page.locator("[data-slot=product-gallery-thumbs]")
      await row.scrollIntoViewIfNeeded()
      await row.hover()
      await expect(slidesOnScreen(row), `${width} px`).toHaveCount(count)
    }
  })

  for (const address of [single(reduced), thumb(reduced)]) {
    test(`${address} asks a telephone for less than 100 KB of pictures before it is touched`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      let bytes = 0
      page.on("response", async (response) => {
        if (/image\/(webp|jpeg|avif)/.test(response.headers()["content-type"] ?? "")) {
          bytes += (await response.body()).length
        }
      })
      await openUntouched(page, address)
      await page.waitForLoadState("networkidle")
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(100 * 1024)
    })
  }

  test("the viewer's scripts come with the first press", async ({ page }) => {
    const asked = requestsOf(page)
    await open(page, single(reduced))
    await page.waitForLoadState("networkidle")
    const before = asked.filter((address) => address.endsWith(".js")).length
    await picture(page, 1).click()
    await expect(viewer(page, reduced)).toBeVisible()
    expect(asked.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(before)
  })
})

test.describe("buying", () => {
  test("the chosen quantity goes into the cart once", async ({ page }) => {
    await open(page, single(reduced))
    await quantity(page, reduced).fill("7")
    await page.keyboard.press("Enter")
    await expect(notice(page)).toContainText("Product added successfully")
    await expect(notice(page)).toContainText(`${reduced.title}, 7 in the cart`)
    expect(await inCart(page)).toEqual([{ id: reduced.id, quantity: 7 }])
    await add(page, reduced).click()
    await expect(notice(page)).toContainText("Product already in cart")
    expect(await inCart(page)).toEqual([{ id: reduced.id, quantity: 7 }])
  })

  test("a quantity below 1 is refused", async ({ page }) => {
    await open(page, single(reduced))
    for (const typed of ["0", "-2", ""]) {
      await quantity(page, reduced).fill(typed)
      await add(page, reduced).click()
      await expect(notice(page)).toContainText("Please enter a valid quantity")
    }
    expect(await inCart(page)).toEqual([])
  })

  test("plus and minus count, and stop at 1", async ({ page }) => {
    await open(page, single(reduced))
    await page.getByRole("button", { name: `Quantity of ${reduced.title}: one more` }).click()
    await expect(quantity(page, reduced)).toHaveValue("2")
    const less = page.getByRole("button", { name: `Quantity of ${reduced.title}: one less` })
    await less.click()
    await expect(quantity(page, reduced)).toHaveValue("1")
    await expect(less).toHaveAttribute("aria-disabled", "true")
    // It keeps the focus at the end of its way, so it can be pressed still.
    await expect(less).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(quantity(page, reduced)).toHaveValue("1")
  })

  test("the heart is remembered", async ({ page }) => {
    await open(page, single(reduced))
    const heart = buying(page, reduced).getByRole("button", { name: `Save ${reduced.title} to the wishlist` })
    await expect(heart).toHaveAttribute("aria-pressed", "false")
    await heart.click()
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    await open(page, thumb(reduced))
    await expect(heart).toHaveAttribute("aria-pressed", "true")
  })

  test("the comparison opens from its notice", async ({ page }) => {
    await open(page, single(reduced))
    await page
      .getByRole("form")
      .getByRole("button", { name: `Compare ${reduced.title}` })
      .click()
    await page.getByRole("button", { name: "Show comparison" }).click()
    await expect(page.getByRole("dialog")).toContainText(reduced.title)
  })

  test("another product starts anew", async ({ page }) => {
    await open(page, single(reduced))
    await quantity(page, reduced).fill("5")
    await page.getByRole("tab", { name: "Review" }).click()
    const link = page.getByRole("region", { name: shop.relatedTitle }).locator("[data-slot=card-title] a").first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await expect(page.getByRole("spinbutton")).toHaveValue("1")
    await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true")
  })
})

test.describe("the tabs", () => {
  test("are worked by the arrow keys", async ({ page }) => {
    await open(page, single(reduced))
    await page.getByRole("tab", { name: "Description" }).focus()
    await expect(page.getByRole("tabpanel")).toContainText(reduced.description[0] ?? "no description")
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { name: "Additional Information" })).toBeFocused()
    for (const { label, value } of reduced.details) {
      await expect(page.getByRole("tabpanel")).toContainText(label)
      await expect(page.getByRole("tabpanel")).toContainText(value)
    }
    await page.keyboard.press("ArrowRight")
    for (const { name } of shop.reviews) await expect(page.getByRole("tabpanel")).toContainText(name)
  })

  test("a review by keyboard: errors beside the fields, then thanks and WhatsApp", async ({ page }) => {
    await open(page, single(reduced))
    await page.getByRole("tab", { name: "Review" }).click()
    const panel = page.getByRole("tabpanel", { name: "Review" })
    const send = panel.getByRole("button", { name: "Send review" })
    await send.focus()
    await page.keyboard.press("Enter")
    await expect(panel.getByLabel("Your review")).toBeFocused()
    for (const field of ["Your review", "Your name", "Email address"]) {
      await expect(panel.getByLabel(field)).toHaveAttribute("aria-invalid", "true")
    }

    await panel.getByRole("radio", { name: "1 star" }).focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(panel.getByRole("radio", { name: "3 stars" })).toBeChecked()
    await panel.getByLabel("Your review").fill("Sweet & fresh")
    await panel.getByLabel("Your name").fill("Nakato")
    await panel.getByLabel("Email address").fill("nakato@example.com")
    await page.keyboard.press("Enter")
    await expect(notice(page)).toContainText("Thanks For Your Message")
    await expect(panel.getByRole("group", { name: "Thanks For Your Message" })).toContainText("Sweet & fresh")
    const href = (await page.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")) ?? ""
    expect(new URL(href).searchParams.get("text")).toBe(
      `Review of ${reduced.title}\nStars: 3 of 5\nReview: Sweet & fresh\nName: Nakato\nEmail: nakato@example.com`,
    )
  })
})

test("no violation in any tab, at any width", async ({ page }) => {
  test.slow()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, thumb(reduced))
    for (const name of ["Description", "Additional Information", "Review"]) {
      await page.getByRole("tab", { name }).click()
      await expectNoViolations(page, `${thumb(reduced)}, ${name}, ${width} px`)
    }
    await expectNoSidewaysScrolling(page)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every tab's content is there, and the order goes by telephone or WhatsApp", async ({ page }) => {
    await page.goto(single(reduced))
    for (const words of [
      reduced.description[0] ?? "no description",
      reduced.details[0]?.value ?? "no details",
      shop.reviews[1]?.name ?? "no review",
    ]) {
      await expect(page.getByText(words)).toBeVisible()
    }
    await expect(page.getByRole("heading", { name: shop.orderTitle })).toBeVisible()
    const order = page.locator("[data-slot=product-buy]")
    await expect(order.locator("a[href^='tel:']")).toBeVisible()
    await expect(order.locator("a[href^='sms:']")).toBeVisible()
    const href = (await order.getByRole("link", { name: /^Ask about this/ }).getAttribute("href")) ?? ""
    expect(new URL(href).searchParams.get("text")).toContain(`${reduced.title} (${reduced.sku})`)
    await expect(page.getByRole("spinbutton")).toHaveCount(0)
  })

  test("small pictures lead to the large ones, and those to their files", async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(thumb(reduced))
    await smalls(page).nth(1).click()
    await expect(page).toHaveURL(/#picture-2$/)
    await expect(picture(page, 2).locator("img")).toBeInViewport()
    await expect(picture(page, 2)).toHaveAttribute("href", /\.(webp|jpe?g|png|avif)$/)
  })
})

function never(): never {
  throw new Error("data/products has no product of this kind.")
}
