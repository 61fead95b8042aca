import type { Page } from "@playwright/test"
import { formatPrice, parsePrice } from "../src/lib/money"
import { filterProducts, sortProducts, type ProductFilter, type ProductSort } from "../src/lib/sort-products"
import { expectNoViolations, WIDTHS } from "./support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "./support/geometry"
import { readFolder, readJson } from "./support/site"
import { expect, open, requestsOf, test } from "./support/test"

/* The shop's list (spec section 2; the numbers are those of section 9). What it holds is read from the content. */

interface Product {
  id: number
  title: string
  price: string
  unit: string
  description: string[]
  category: string
  ratings: number
  reviews: number
}

const products = readFolder<Product>("products").map((product) => ({ ...product, jsonId: product.id }))
const words = readJson<{
  list: { label: string; failed: string; retry: string; plain: string; reset: string }
  savedEmpty: string
  comparison: { title: string; clearLabel: string; single: string }
}>("shop-list.json")

const SIZE = 8
const total = products.length
/** The specification's ten products make two pages (section 3). */
const pages = Math.ceil(total / SIZE)
const titlesOf = (filter: ProductFilter, sort: ProductSort, number = 1) =>
  sortProducts(filterProducts(products, filter), sort)
    .slice((number - 1) * SIZE, number * SIZE)
    .map(({ title }) => title)
const showing = (number: number, of = total) =>
  `Showing ${(number - 1) * SIZE + 1}–${Math.min(of, number * SIZE)} of ${of} results`
const dairy = filterProducts(products, "dairy")
const first = products[0]?.title ?? "no product"

/** The price as the site writes it. */
const written = (product: Product | undefined) => {
  const money = parsePrice(product?.price ?? "")
  return money ? formatPrice(money) : "no price"
}

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const status = (page: Page) => list(page).getByRole("status")
const filters = (page: Page) => page.locator("[data-slot=shop-filters]")
const pagination = (page: Page) => page.getByRole("navigation", { name: `Pages: ${words.list.label}` })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })
const quickView = (page: Page) => page.locator("[data-slot=quick-view]")
const comparison = (page: Page) => page.getByRole("dialog", { name: words.comparison.title })

test.describe("the list", () => {
  test("eight on a page, with price, unit, rating and the way to each", async ({ page }) => {
    await page.goto("/shop")
    await expect(cards(page)).toHaveText(titlesOf("all", "latest"))
    await expect(status(page)).toContainText(showing(1))
    const [product] = products
    const card = list(page).locator("article").first()
    await expect(card).toContainText(written(product))
    await expect(card).toContainText(product?.unit ?? "no unit")
    await expect(card).toContainText(new RegExp(`${product?.reviews} (sample )?reviews`))
    await expect(card.getByRole("link")).toHaveAttribute("href", "/shop-single/1")
  })

  test("an address shows its page without the first one flashing by", async ({ page }) => {
    await page.addInitScript((title) => {
      const seen = new MutationObserver(check)
      function check() {
        const entries = document.querySelector("[data-slot=paged-list-entries]")
        if (!entries?.textContent.includes(title)) return
        if (getComputedStyle(entries).visibility === "visible") document.documentElement.dataset.testFlash = "yes"
      }
      const watch = () => {
        check()
        requestAnimationFrame(watch)
      }
      seen.observe(document, { subtree: true, childList: true })
      requestAnimationFrame(watch)
    }, first)
    await open(page, "/shop?page=2")
    await expect(cards(page)).toHaveText(titlesOf("all", "latest", 2))
    await expect(status(page)).toContainText(showing(2))
    await expect(page.locator("html")).not.toHaveAttribute("data-test-flash")
  })

  for (const [query, number] of [
    ["?page=99", pages],
    ["?page=x", 1],
    ["?page=0", 1],
    ["?page=1.5", 1],
    ["?sort=cheap&category=horses&view=rows", 1],
  ] as const) {
    test(`${query} shows page ${number}`, async ({ page }) => {
      await open(page, `/shop${query}`)
      await expect(cards(page)).toHaveText(titlesOf("all", "latest", number))
      await expect(status(page)).toContainText(showing(number))
    })
  }

  test("pages by the keyboard, said aloud, and back to where one was", async ({ page }) => {
    await open(page, "/shop")
    await pagination(page).getByRole("link", { name: "Next page" }).press("Enter")
    await expect(page).toHaveURL("/shop?page=2")
    await expect(cards(page)).toHaveText(titlesOf("all", "latest", 2))
    await expect(status(page)).toContainText(`Page 2 of ${pages}.`)
    await expect(list(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL("/shop")
    await expect(cards(page)).toHaveText(titlesOf("all", "latest"))
  })

  test.describe("that loses a page", () => {
    test.use({ expectedProblems: [/503/] })

    test("can be asked for it again", async ({ page }) => {
      await page.route(/\/lists\//, (route) => route.fulfill({ status: 503 }))
      await open(page, "/shop")
      await pagination(page).getByRole("link", { name: "Next page" }).click()
      await expect(list(page).getByRole("alert")).toContainText(words.list.failed)
      await page.unrouteAll()
      await list(page).getByRole("button", { name: words.list.retry }).click()
      await expect(cards(page)).toHaveText(titlesOf("all", "latest", 2))
    })
  })
})

test.describe("filters and order", () => {
  test("stand in the address, and the back button undoes them one by one", async ({ page }) => {
    await open(page, "/shop")
    await filters(page).getByRole("link", { name: "Dairy", exact: true }).press("Enter")
    await expect(page).toHaveURL("/shop?category=dairy")
    await expect(cards(page)).toHaveText(titlesOf("dairy", "latest"))
    await expect(status(page)).toContainText(showing(1, dairy.length))
    await expect(filters(page).getByRole("link", { name: "Dairy", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    )

    await page.getByRole("combobox", { name: "Sort by" }).selectOption("popular")
    await expect(page).toHaveURL("/shop?category=dairy&sort=popular")
    await expect(cards(page)).toHaveText(titlesOf("dairy", "popular"))

    await page.goBack()
    await expect(cards(page)).toHaveText(titlesOf("dairy", "latest"))
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("latest")
    await page.goBack()
    await expect(cards(page)).toHaveText(titlesOf("all", "latest"))
  })

  for (const sort of ["recent", "popular", "relevant"] as const) {
    test(`${sort}, opened by its address`, async ({ page }) => {
      await open(page, `/shop?sort=${sort}`)
      await expect(cards(page)).toHaveText(titlesOf("all", sort))
    })
  }

  test("grid and list by the arrow keys; the view stands in the address", async ({ page }) => {
    await open(page, "/shop")
    await page.getByRole("tab", { name: "Grid" }).focus()
    await page.keyboard.press("ArrowRight")
    await expect(page).toHaveURL("/shop?view=list")
    await expect(page.getByRole("tab", { name: "List" })).toBeFocused()
    await expect(page.getByRole("tabpanel", { name: "List" })).toBeVisible()
    const lefts = await list(page)
      .locator("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size, "one under the other").toBe(1)
    await page.reload()
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true")
  })

  test("another category costs one small file", async ({ page }) => {
    await open(page, "/shop")
    await page.waitForLoadState("networkidle")
    const asked = requestsOf(page)
    await filters(page).getByRole("link", { name: "Dairy", exact: true }).press("Enter")
    await expect(cards(page)).toHaveText(titlesOf("dairy", "latest"))
    expect(asked.filter((address) => address.includes("/lists/"))).toHaveLength(1)
  })
})

test.describe("what is saved", () => {
  test("is remembered and shown, by keyboard", async ({ page }) => {
    await open(page, "/shop")
    await button(page, `Save ${first} to the wishlist`).press("Enter")
    await expect(button(page, `Save ${first} to the wishlist`)).toHaveAttribute("aria-pressed", "true")
    await filters(page).getByRole("link", { name: "Saved (1)" }).press("Enter")
    await expect(page).toHaveURL("/shop?saved=1")
    await expect(cards(page)).toHaveText([first])

    await page.reload()
    await expect(cards(page)).toHaveText([first])
    await button(page, `Save ${first} to the wishlist`).press("Enter")
    await expect(list(page)).toContainText(words.savedEmpty)
    await expect(list(page)).toBeFocused()
    await list(page).getByRole("link", { name: words.list.reset }).press("Enter")
    await expect(page).toHaveURL("/shop")
  })

  test.describe("and gone from the shop", () => {
    test.use({ expectedProblems: [/404/] })
    test("is left out", async ({ page }) => {
      await page.addInitScript(() => window.localStorage.setItem("wishlist", "[999,1]"))
      await open(page, "/shop?saved=1")
      await expect(cards(page)).toHaveText([first])
    })
  })
})

test.describe("a product of the list", () => {
  test("goes into the cart once", async ({ page }) => {
    await open(page, "/shop")
    await button(page, `Add to cart (${first})`).press("Enter")
    await expect(notice(page, "Product added successfully")).toBeVisible()
    await button(page, `Add to cart (${first})`).press("Enter")
    await expect(notice(page, "Product already in cart")).toBeVisible()
    await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
  })

  test("has a quick view, by keyboard: nothing is asked for but its scripts, and the focus returns", async ({
    page,
  }) => {
    await open(page, "/shop")
    await page.waitForLoadState("networkidle")
    const asked = requestsOf(page)
    await button(page, `Quick view of ${first}`).press("Enter")
    await expect(quickView(page)).toContainText(products[0]?.unit ?? "no unit")
    await expect(quickView(page)).toContainText(products[0]?.description[0] ?? "no description")
    expect(asked.filter((address) => /page-data|lists/.test(address))).toEqual([])
    await page.keyboard.press("Escape")
    await expect(quickView(page)).toHaveCount(0)
    await expect(button(page, `Quick view of ${first}`)).toBeFocused()
  })
})

test.describe("the comparison", () => {
  test("collects four at most, shows them side by side, and lets go of them", async ({ page }) => {
    await open(page, "/shop")
    for (const { title } of products.slice(0, 5)) await button(page, `Compare ${title}`).press("Enter")
    await expect(notice(page, "You can compare 4 products at most")).toBeVisible()
    await button(page, "Compare (4)").press("Enter")
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(5)
    await expect(comparison(page).getByRole("row", { name: /^Price/ })).toContainText(written(products[1]))

    await comparison(page)
      .getByRole("button", { name: `Remove ${first} from the comparison` })
      .press("Enter")
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(4)
    await comparison(page).getByRole("button", { name: words.comparison.clearLabel }).press("Enter")
    await expect(comparison(page).getByRole("table")).toHaveCount(0)
    await page.keyboard.press("Escape")
    await expect(button(page, "Compare (0)")).toBeFocused()
  })

  test("opens from the notice", async ({ page }) => {
    await open(page, "/shop")
    await button(page, `Compare ${first}`).press("Enter")
    await page.getByRole("button", { name: "Show comparison" }).click()
    await expect(comparison(page)).toContainText(words.comparison.single)
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(2)
  })

  test("scrolls sideways within its sheet on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => window.localStorage.setItem("compare", "[1,2,3,4]"))
    await open(page, "/shop")
    await button(page, "Compare (4)").click()
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(5)
    const table = comparison(page).locator("[data-slot=compare-table]")
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    await comparison(page)
      .getByRole("button", { name: /^Remove .* from/ })
      .last()
      .focus()
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    const sheet = await page.locator("[data-slot=compare-dialog]").boundingBox()
    expect(sheet?.width ?? 999).toBeLessThanOrEqual(320)
  })
})

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test("filter, heart, quick view and comparison", async ({ page }) => {
    await open(page, "/shop")
    await filters(page).getByRole("link", { name: "Dairy", exact: true }).tap()
    const title = dairy[0]?.title ?? "no dairy"
    await expect(cards(page)).toHaveText(titlesOf("dairy", "latest"))
    await button(page, `Save ${title} to the wishlist`).tap()
    await expect(filters(page)).toContainText("Saved (1)")
    await button(page, `Quick view of ${title}`).tap()
    await expect(quickView(page)).toBeVisible()
    await quickView(page).getByRole("button", { name: "Close" }).tap()
    await button(page, `Compare ${title}`).tap()
    await button(page, "Compare (1)").tap()
    await expect(comparison(page).getByRole("columnheader")).toHaveCount(2)
  })

  test("the controls take two lines, and no price is broken", async ({ page }) => {
    await open(page, "/shop")
    const top = (await filters(page).boundingBox())?.y ?? 0
    const goods = (await cards(page).first().locator("xpath=ancestor::article").boundingBox())?.y ?? 9_999
    expect(goods - top).toBeLessThan(200)
    const lines = await list(page)
      .locator("[data-slot=price] > :last-child")
      .evaluateAll((all) => all.map((price) => price.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
  })

  test("everything to press is 44 px high and wide, save words in a line", async ({ page }) => {
    await open(page, "/shop")
    const small = await list(page)
      .locator("button:visible")
      .evaluateAll((all) =>
        all.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          return width < 44 || height < 44 ? [control.getAttribute("aria-label") ?? control.textContent] : []
        }),
      )
    expect(small).toEqual([])
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("page after page leads to every product, and no control stands there that needs scripts", async ({ page }) => {
    await page.goto("/shop")
    const seen: string[] = []
    for (let number = 1; number <= pages; number++) {
      await expect(page).toHaveURL(number > 1 ? `/shop/${number}` : "/shop")
      await expect(status(page)).toContainText(showing(number))
      seen.push(...(await cards(page).allTextContents()))
      await expect(filters(page)).toBeHidden()
      await expect(page.getByRole("tab")).toHaveCount(0)
      await expect(list(page).getByRole("button")).toHaveCount(0)
      const next = page.getByRole("navigation", { name: words.list.plain }).getByRole("link", { name: "Next page" })
      if (number < pages) await next.click()
      else await expect(next).toHaveCount(0)
    }
    expect(seen).toEqual(products.map(({ title }) => title))
  })
})

for (const width of WIDTHS) {
  test(`no lost words at ${width} px in either view, and no violation in the list view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ["/shop", "/shop?view=list"]) {
      await open(page, address)
      await scrollThrough(page)
      await expectNoSidewaysScrolling(page)
      await expectNoLostText(page)
    }
    // Those of the grid are looked for in a11y.spec.ts, as on every kind of page.
    await expectNoViolations(page, `/shop?view=list at ${width}`)
  })

  test(`no violation at ${width} px in quick view and comparison`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/shop")
    await button(page, `Quick view of ${first}`).click()
    await expect(quickView(page)).toBeVisible()
    await expectNoViolations(page, `the quick view at ${width}`)
    await page.keyboard.press("Escape")

    await button(page, `Compare ${first}`).click()
    await button(page, "Compare (1)").click()
    await expect(comparison(page).getByRole("table")).toBeVisible()
    await expectNoViolations(page, `the comparison at ${width}`)
  })
}
