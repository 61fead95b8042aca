import type { Page } from "@playwright/test"
import { filterProducts, sortProducts, type ProductFilter, type ProductSort } from "../../src/lib/sort-products"
import { expectNoViolations } from "../support/axe"
import { expectNoOverflow } from "../support/overflow"
import { expectVisibleFocus, skipToContent, tabNext, tabTo } from "../support/keyboard"
import { products as entries, routes } from "../support/site"
import { expect, open, recordRequests, test, untilHydrated } from "../support/test"
import { listMessages } from "../../src/features/shop/list-messages"
import { messages as shopMessages } from "../../src/features/shop/messages"

/*
 * The shop's list by keyboard and on a phone (spec sections 2 and 9). Filters and sort orders: __tests__/features/shop and
 * __tests__/lib.
 */

const products = entries.map((product) => ({ ...product, jsonId: product.id }))

const PAGE_SIZE = 8
const getTitles = (filter: ProductFilter, sort: ProductSort, number = 1) =>
  sortProducts(filterProducts(products, filter), sort)
    .slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
    .map(({ title }) => title)
const [first] = products.map(({ title }) => title)

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const filters = (page: Page) => page.locator("[data-slot=shop-filters]")
const filter = (page: Page, name: string) => filters(page).getByRole("link", { name, exact: true })
const order = (page: Page) => page.getByRole("combobox", { name: "Sort by" })
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })

test("Shop by keyboard: category, list view, sorting, and history", async ({ page }) => {
  await test.step("a category requests one file, and focus stays on its link", async () => {
    await open(page, routes.shop)
    await page.waitForLoadState("networkidle")
    const requests = recordRequests(page)
    await skipToContent(page)
    await tabTo(page, filter(page, "Dairy"))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/shop?category=dairy")
    await expect(cards(page)).toHaveText(getTitles("dairy", "latest"))
    await expect(filter(page, "Dairy")).toBeFocused()
    await expect(filter(page, "Dairy")).toHaveAttribute("aria-current", "page")
    await expectVisibleFocus(page)
    expect(requests.filter((address) => address.includes("/lists/"))).toHaveLength(1)
  })

  await test.step("list view by arrow key", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Grid" }))
    await page.keyboard.press("ArrowRight")
    await expect(page).toHaveURL(/view=list/)
    await expect(page.getByRole("tab", { name: "List" })).toBeFocused()
    await expect(page.getByRole("tabpanel", { name: "List" })).toBeVisible()
    await expectVisibleFocus(page)
    const lefts = await list(page)
      .locator("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size, "the cards are in one column").toBe(1)
  })

  await test.step("sorting by typing the first letters", async () => {
    await tabNext(page, order(page))
    await page.keyboard.type("Pop")
    await expect(page).toHaveURL(/sort=popular/)
    await expect(cards(page)).toHaveText(getTitles("dairy", "popular"))
    await expect(order(page)).toBeFocused()
  })

  await test.step("the back button undoes one choice at a time", async () => {
    await page.goBack()
    await expect(cards(page)).toHaveText(getTitles("dairy", "latest"))
    await expect(order(page)).toHaveValue("latest")
    await page.goForward()
    await expect(order(page)).toHaveValue("popular")
  })

  await test.step("a direct address shows the same list, without a flash of the first page", async () => {
    await watchForFlash(page, first)
    await page.goto("/shop?view=list&page=2")
    await expect(cards(page)).toHaveText(getTitles("all", "latest", 2))
    await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true")
    await expect(page.locator("html")).not.toHaveAttribute("data-test-flash")
    await untilHydrated(page)
  })

  await test.step("no text is clipped in the list view on a phone", async () => {
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoOverflow(page)
  })
})

test("Shop by keyboard: quick view", async ({ page }) => {
  await open(page, routes.shop)
  await page.waitForLoadState("networkidle")

  await test.step("quick view loads its scripts only, traps focus and restores it", async () => {
    const opener = button(page, `Quick view of ${first}`)
    const view = page.getByRole("dialog", { name: first })
    const requests = recordRequests(page)
    await skipToContent(page)
    await tabTo(page, opener)
    await page.keyboard.press("Enter")
    await expect(view.getByRole("button", { name: "Close" })).toBeFocused()
    await expectVisibleFocus(page)
    await tabTo(page, view.getByRole("button", { name: shopMessages.addToCart }), { max: 5 })
    await tabTo(page, view.getByRole("button", { name: "Close" }), { max: 3 })
    await expect(view).toContainText(`per ${products[0]?.unit.one}`)
    expect(requests.filter((address) => /page-data|lists/.test(address))).toEqual([])
    await expectNoViolations(page, "the quick view")
    await page.keyboard.press("Escape")
    await expect(view).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectVisibleFocus(page)
  })
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test("Shop on a phone: nothing covers the products; wishlist, view and order are in one disclosure", async ({
    page,
  }) => {
    await open(page, routes.shop)

    await test.step("a press anywhere on the picture follows the link to the product", async () => {
      const card = list(page).getByRole("article").first()
      const findOtherTargets = () =>
        card.evaluate((element) => {
          const link = element.querySelector("[data-slot=card-title] a")
          const box = element.querySelector("[data-slot=card-media]")?.getBoundingClientRect() ?? new DOMRect()
          return [0.1, 0.5, 0.9].filter((share) =>
            [0.1, 0.5, 0.9].some((across) => {
              const [x, y] = [box.x + box.width * across, box.y + box.height * share]
              return document.elementFromPoint(x, y) !== link
            }),
          )
        })
      await expect.poll(findOtherTargets, "heights with another target than the link").toEqual([])
      await expect(page.getByRole("button", { name: /^Quick view/ })).toHaveCount(0)
    })

    await test.step("a press opens wishlist, view and order; the categories are always visible", async () => {
      const toggle = button(page, listMessages.moreFilters)
      const choices = [filters(page).getByRole("link", { name: /^Saved/ }), page.getByRole("tablist"), order(page)]
      await expect(filter(page, "Dairy")).toBeVisible()
      for (const choice of choices) await expect(choice).toBeHidden()
      await toggle.tap()
      for (const choice of choices) await expect(choice).toBeVisible()
      await order(page).selectOption("popular")
      await expect(cards(page)).toHaveText(getTitles("all", "popular"))
    })
  })
})

/** On later pages, marks the document if its list is ever visible with this title. */
async function watchForFlash(page: Page, title = "no product"): Promise<void> {
  await page.addInitScript((unexpected) => {
    const check = () => {
      const entries = document.querySelector("[data-slot=paged-list-entries]")
      if (!entries?.textContent.includes(unexpected)) return
      if (getComputedStyle(entries).visibility === "visible") document.documentElement.dataset.testFlash = "yes"
    }
    const watch = () => {
      check()
      requestAnimationFrame(watch)
    }
    new MutationObserver(check).observe(document, { subtree: true, childList: true })
    requestAnimationFrame(watch)
  }, title)
}
