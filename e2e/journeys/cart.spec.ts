import type { Page } from "@playwright/test"
import { messages } from "../../src/features/cart/messages"
import { expectNoViolations } from "../support/axe"
import { CATALOGUE, mockProducts, withCurrentPrices, getSavedCart, storeCart, twoCurrencies } from "../support/cart"
import { expectNoOverflow } from "../support/overflow"
import { expectNoShifts, recordShifts } from "../support/layout-shifts"
import { holdRequests } from "../support/network"
import { getScrollY } from "../support/page-state"
import { routes } from "../support/site"
import { expectLargeTouchTargets } from "../support/touch-targets"
import { expect, open, openUntouched, test, untilHydrated } from "../support/test"

/*
 * The saved cart with real storage, tabs, layout and print (spec sections 2, Shop, and 8; decisions.md, "Cart and money").
 * Totals and messages: __tests__/features/cart; orders: checkout.spec.ts.
 */

const savedCart = JSON.stringify(twoCurrencies)
const main = (page: Page) => page.getByRole("main")
const totals = (page: Page) => main(page).locator("[data-slot=cart-totals]")
const getLines = (page: Page) => main(page).getByRole("list", { name: messages.lines.label }).getByRole("listitem")
const empty = (page: Page) => main(page).getByText("Your cart is empty.")
const priceAlert = (page: Page) => main(page).locator("[data-slot=price-alert]")
const remove = (page: Page, title: string) => main(page).getByRole("button", { name: `Remove ${title}` })
const oneMoreHide = "Quantity of Leather Hide: one more"

/** UGX 27,000. */
const newMilkPrice = { price: { amountMinor: 2_700_000, currency: "UGX" } } as const
/** With milk at UGX 25,000. */
const cartWithOldPrice = twoCurrencies.map((line) =>
  line.id === 3 ? { ...line, unitPrice: { amountMinor: 2_500_000, currency: "UGX" } } : line,
)

test("Cart: a saved cart causes no layout shift, passes axe and prints", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await recordShifts(page)
  await storeCart(page, savedCart)

  await test.step("no layout shift on a phone", async () => {
    await openUntouched(page, routes.cart)
    await expect(totals(page)).toContainText("$90.00")
    await expect.poll(() => getSavedCart(page)).toEqual(withCurrentPrices(twoCurrencies))
    await expectNoShifts(page, "filled cart, 320 px")
  })

  await test.step("a rejected coupon: no violations, no clipped text, touch targets large enough", async () => {
    await main(page).getByRole("button", { name: "Apply coupon" }).click()
    await expect(main(page).getByText("This coupon code is not valid.")).toBeVisible()
    await expectNoOverflow(page)
    await expectLargeTouchTargets(page.locator("body"))
    await expectNoViolations(page, "cart with a rejected coupon")
  })

  await test.step("the header's dropdown has no violations", async () => {
    await page.setViewportSize({ width: 768, height: 700 })
    await page.getByRole("button", { name: "Cart, 4 items" }).click()
    await expect(page.getByRole("dialog", { name: "Cart" })).toBeFocused()
    await expectNoViolations(page, "cart's dropdown")
    await page.keyboard.press("Escape")
  })

  await test.step("print has products and totals, and no controls", async () => {
    await page.emulateMedia({ media: "print" })
    for (const role of ["button", "spinbutton", "textbox"] as const)
      await expect(main(page).getByRole(role), role).toHaveCount(0)
    await expect(main(page).getByText("2 cans of 10 litres").first()).toBeVisible()
    await expect(totals(page)).toContainText("$90.00")
    await page.emulateMedia({ media: null })
  })

  await test.step("an empty cart causes no layout shift on load", async () => {
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await untilHydrated(page)
    await expect(empty(page)).toBeVisible()
    await expectNoShifts(page, "empty cart, 360 px")
  })
})

test("Cart: the mouse wheel scrolls the page and does not change a quantity", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 })
  await storeCart(page, savedCart)
  await open(page, routes.cart)
  const box = main(page).getByRole("spinbutton", { name: "Quantity of Fresh Milk" })

  await box.click()
  const before = await getScrollY(page)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(before)
  await expect(box).toHaveValue("2")
})

test("Cart: a total of millions fits one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const [milk] = twoCurrencies
  await storeCart(page, JSON.stringify([{ ...milk, unitPrice: { amountMinor: 340_000_000, currency: "UGX" }, id: 1 }]))
  await open(page, routes.cart)
  const total = getLines(page)
    .getByText(/^UGX\s[\d,]{9}$/)
    .last()
  await expect.poll(async () => (await total.boundingBox())?.height).toBeLessThan(30)
})

test("Cart in two tabs: prices, quantities and removed lines are synchronised", async ({ page, context }) => {
  await mockProducts(page, { 3: newMilkPrice })
  await storeCart(page, JSON.stringify(cartWithOldPrice))
  const other = await context.newPage()

  await test.step("a changed price is announced in both tabs", async () => {
    await open(page, routes.cart)
    await expect(priceAlert(page)).toHaveText(/^Fresh Milk: was UGX\s25,000, is now UGX\s27,000\.OK$/)
    await open(other, routes.cart)
    await expect(priceAlert(other)).toContainText("was UGX 25,000")
  })

  await test.step("a quantity and a removed line are synchronised", async () => {
    await main(page).getByRole("button", { name: oneMoreHide }).click()
    await expect(totals(other)).toContainText("$135.00")
    await remove(other, "Fresh Milk").click()
    await expect(getLines(page)).toHaveText([/Leather Hide/])
  })

  await test.step("ten concurrent increments in each tab add up to twenty", async () => {
    const clickTenTimes = (tab: Page) =>
      main(tab)
        .getByRole("button", { name: oneMoreHide })
        .evaluate(async (button) => {
          for (let click = 0; click < 10; click++) {
            if (button instanceof HTMLElement) button.click()
            await new Promise((resolve) => requestAnimationFrame(resolve))
          }
        })
    await page.bringToFront()
    await Promise.all([clickTenTimes(page), clickTenTimes(other)])
    await expect.poll(() => getSavedCart(page)).toMatchObject([{ id: 7, quantity: 23 }])
    for (const tab of [page, other]) await expect(main(tab).getByRole("spinbutton")).toHaveValue("23")
  })
})

test("Cart with late prices: no layout shift, no violations, no clipped text", async ({ page }) => {
  await mockProducts(page, { 3: newMilkPrice, 7: null })
  const release = await holdRequests(page, `**${CATALOGUE}`)
  await storeCart(page, JSON.stringify(cartWithOldPrice))
  await recordShifts(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await openUntouched(page, routes.cart)
  await expect(totals(page)).toContainText("UGX 50,000")
  release()
  await expect(priceAlert(page)).toContainText("Fresh Milk: was UGX 25,000, is now UGX 27,000.")
  await expectNoShifts(page, "late prices in the cart, 360 px")

  await test.step("no violations, and no clipped text", async () => {
    await expect(getLines(page).filter({ hasText: "Leather Hide" })).toContainText("No longer in the shop")
    await expect(priceAlert(page)).toContainText("Leather Hide is no longer in the shop")
    await expect(totals(page)).toContainText("UGX 54,000")
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoOverflow(page)
    await expectNoViolations(page, "cart with changed prices")
  })
})

test.describe("cart and checkout without their scripts", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })

  test("Cart without its scripts: shows an empty or a loading cart, and after an error the help", async ({ page }) => {
    await page.route(/\.js$/, () => {})
    for (const route of [routes.cart, routes.checkout]) {
      await page.goto(route, { waitUntil: "domcontentloaded" })
      await expect(empty(page), route).toBeVisible()
    }
    await page.evaluate((cart) => window.localStorage.setItem("cart", cart), savedCart)
    for (const route of [routes.cart, routes.checkout]) {
      await page.goto(route, { waitUntil: "domcontentloaded" })
      await expect(main(page).getByText("Loading your cart..."), route).toBeVisible()
      await expect(empty(page), route).toBeHidden()
    }
    // The last route wins: the requests above stay pending.
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(routes.cart)
    await expect(main(page).locator("[data-slot=cart-help]")).toBeVisible()
    await expect(main(page).getByText("Loading your cart...")).toBeHidden()
  })
})
