import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { answerProduct, asRead, productFiles, savedCart, storeCart, twoCurrencies } from "./support/cart"
import { expectNoLostText, expectNoSidewaysScrolling } from "./support/geometry"
import { routes } from "./support/site"
import { expect, open, openUntouched, requestsOf, test } from "./support/test"

/* Today's prices in a saved cart (decisions.md, "Cart and money"; "A saved cart shows today's prices"). */

const main = (page: Page) => page.getByRole("main")
const totals = (page: Page) => main(page).locator("[data-slot=cart-totals]")
const priceNotice = (page: Page) => main(page).locator("[data-slot=price-notice]")
const line = (page: Page, title: string) => main(page).getByRole("row", { name: new RegExp(title) })
const remove = (page: Page, title: string) => main(page).getByRole("button", { name: `Remove ${title}` })

const [milk] = twoCurrencies
const ugx = (amountMinor: number) => ({ amountMinor, currency: "UGX" }) as const

/** Milk at UGX25,000.00, as the first versions of the site saved a cart. */
const oldCart = JSON.stringify([
  { id: 3, title: "Fresh Milk", thumb: "products/fresh-milk", price: 2_500_000, currency: "UGX", quantity: 2 },
  { id: 7, title: "Leather Hide", thumb: "products/leather-hide", price: 4_500, currency: "USD", quantity: 2 },
])

/** What WhatsApp would send. */
async function message(page: Page): Promise<string> {
  const link = main(page).getByRole("link", { name: /Send this order on WhatsApp/ })
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? ""
}

test.describe("a price that changed since", () => {
  test.beforeEach(async ({ page }) => {
    await answerProduct(page, 3, { price: ugx(2_700_000) })
    await storeCart(page, oldCart)
  })

  test("is told and used, in the cart and in the order, until the visitor accepts it", async ({ page }) => {
    await open(page, routes.cart)
    await expect(line(page, "Fresh Milk")).toContainText("UGX27,000.00")
    await expect(line(page, "Fresh Milk")).toContainText("was UGX25,000.00")
    await expect(line(page, "Leather Hide")).not.toContainText("was")
    await expect(totals(page)).toContainText("UGX54,000.00")
    await expect(totals(page)).toContainText("$90.00")
    await expect(priceNotice(page)).toHaveText(/^Fresh Milk: was UGX25,000.00, is now UGX27,000.00\.OK$/)
    const [readMilk, readHide] = asRead(twoCurrencies)
    expect(await savedCart(page)).toEqual([
      { ...readMilk, unitPrice: ugx(2_700_000), previousPrice: ugx(2_500_000) },
      readHide,
    ])

    await main(page).getByRole("link", { name: "Checkout" }).click()
    await expect(page).toHaveURL("/checkout")
    await expect(main(page).locator("[data-slot=order-summary]")).toContainText("UGX54,000.00")
    await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX25,000.00, is now UGX27,000.00.")
    await expect.poll(() => message(page)).toContain("2 × Fresh Milk (UGX27,000.00 each): UGX54,000.00")
    expect(await message(page)).not.toContain("Prices as of")

    await priceNotice(page).getByRole("button", { name: "OK" }).focus()
    await page.keyboard.press("Enter")
    await expect(priceNotice(page)).toBeEmpty()
    await expect(totals(page)).toBeFocused()
    await page.reload()
    await expect(main(page).locator("[data-slot=order-summary]")).toContainText("UGX54,000.00")
    await expect(priceNotice(page)).toBeEmpty()
  })

  test("is told in the header's dropdown, too, and read by no page on which no cart is open", async ({ page }) => {
    await open(page, routes.contact)
    const requests = requestsOf(page)
    await page.getByRole("button", { name: "Cart, 4 items" }).click()
    const dropdown = page.getByRole("dialog", { name: "Cart" })
    await expect(dropdown.locator("[data-slot=price-notice]")).toContainText("is now UGX27,000.00")
    expect(requests.filter((address) => productFiles.test(address))).toHaveLength(2)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Cart, 4 items" })).toBeFocused()
  })

  test("is told in both of two tabs", async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, routes.cart)
    await expect(priceNotice(page)).toContainText("is now UGX27,000.00")
    await open(other, routes.cart)
    await expect(line(other, "Fresh Milk")).toContainText("was UGX25,000.00")
  })

  test("is accepted with the order that is sent", async ({ page }) => {
    await open(page, routes.checkout)
    await expect(priceNotice(page)).toContainText("is now UGX27,000.00")
    await main(page)
      .getByRole("link", { name: /Send this order on WhatsApp/ })
      .evaluate((link: HTMLElement) => {
        link.addEventListener("click", (event) => event.preventDefault())
        link.click()
      })
    await expect(priceNotice(page)).toBeEmpty()
    expect(await savedCart(page)).toMatchObject([{ unitPrice: ugx(2_700_000) }, {}])
    expect(JSON.stringify(await savedCart(page))).not.toContain("previousPrice")
  })

  for (const width of [360, 1440]) {
    for (const route of [routes.cart, routes.checkout]) {
      test(`moves next to nothing as it comes in: ${route} at ${width} px`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { cartShifts: shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")))
          }).observe({ type: "layout-shift", buffered: true })
        })
        let answer = () => {}
        const late = new Promise<void>((resolve) => {
          answer = resolve
        })
        await answerProduct(page, 3, { price: ugx(2_700_000) }, late)
        await page.setViewportSize({ width, height: 800 })
        await openUntouched(page, route)
        await expect(totals(page)).toContainText("UGX50,000.00")
        await page.waitForTimeout(500)
        await page.evaluate("window.cartShifts.length = 0")
        answer()
        await expect(priceNotice(page)).toContainText("is now UGX27,000.00")
        await page.waitForTimeout(300)
        const shifts: number[] = await page.evaluate("window.cartShifts")
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
      })
    }
  }
})

test("what the shop says now is taken over: the price of data/, and the product's name", async ({ page }) => {
  await storeCart(page, JSON.stringify([{ ...milk, title: "Milk", unitPrice: ugx(100) }]))
  await open(page, routes.cart)
  await expect(main(page).getByRole("rowheader")).toHaveText(["Fresh Milk"])
  await expect(totals(page)).toContainText("UGX45,000.00")
})

test("a new price is told where storage is blocked", async ({ page }) => {
  await answerProduct(page, 3, { price: ugx(2_700_000) })
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  await open(page, routes.shop)
  await main(page).getByRole("button", { name: "Add to cart (Fresh Milk)" }).click()
  await page.getByRole("button", { name: "Cart, 1 item" }).click()
  await page.getByRole("dialog", { name: "Cart" }).getByRole("link", { name: "View cart" }).click()
  await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX22,500.00, is now UGX27,000.00.")
})

test.describe("a product that is gone", () => {
  test.use({ expectedProblems: [/404/] })

  test.beforeEach(async ({ page }) => {
    await answerProduct(page, 7, null)
    await storeCart(page, oldCart)
  })

  test("is told in its line, counts no more, stays until it is removed", async ({ page }) => {
    await open(page, routes.cart)
    const gone = line(page, "Leather Hide")
    await expect(gone).toContainText("No longer in the shop")
    await expect(gone.getByRole("link")).toHaveCount(0)
    await expect(gone.getByRole("spinbutton")).toHaveCount(0)
    await expect(totals(page)).not.toContainText("$")
    await expect(priceNotice(page)).toContainText("Leather Hide is no longer in the shop. It is not counted.")
    await expect(page.getByRole("button", { name: "Cart, 4 items" })).toBeVisible()

    await open(page, routes.checkout)
    await expect(main(page).locator("[data-slot=order-summary]")).toContainText("Leather Hide × 2")
    await expect.poll(() => message(page)).not.toContain("Leather Hide")

    await open(page, routes.cart)
    await remove(page, "Leather Hide").focus()
    await page.keyboard.press("Enter")
    await expect(remove(page, "Fresh Milk")).toBeFocused()
    await expect(main(page).getByRole("rowheader")).toHaveText(["Fresh Milk"])
    await expect(priceNotice(page)).not.toContainText("Leather Hide")
  })

  test("can be removed on the checkout; nothing is offered for sending that holds no goods", async ({ page }) => {
    await answerProduct(page, 3, null)
    await open(page, routes.checkout)
    const whatsApp = main(page).getByRole("link", { name: /Send this order on WhatsApp/ })
    await expect(remove(page, "Fresh Milk")).toBeVisible()
    await expect(whatsApp).toHaveCount(0)
    await remove(page, "Fresh Milk").focus()
    await page.keyboard.press("Enter")
    await expect(main(page).locator("[data-slot=order-summary] ul")).toBeFocused()
    await remove(page, "Leather Hide").click()
    await expect(main(page).getByText("Your cart is empty.")).toBeFocused()
  })

  test("comes back with the product", async ({ page }) => {
    await open(page, routes.cart)
    await expect(line(page, "Leather Hide")).toContainText("No longer in the shop")
    await page.context().unrouteAll()
    await open(page, routes.cart)
    await expect(totals(page)).toContainText("$90.00")
    await expect(line(page, "Leather Hide")).not.toContainText("No longer in the shop")
  })

  test("takes no focus with it: whoever was at its quantity is at its button", async ({ page }) => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    await answerProduct(page, 7, null, late)
    await open(page, routes.cart)
    await main(page).getByRole("spinbutton", { name: "Quantity of Leather Hide" }).focus()
    answer()
    await expect(remove(page, "Leather Hide")).toBeFocused()
  })
})

test.describe("where today's prices can't be read", () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  const savedOn = (pricedAt: number | undefined) => JSON.stringify(twoCurrencies.map((item) => ({ ...item, pricedAt })))
  const november = new Date(2026, 10, 14, 12).getTime()

  test("the saved ones stay, and page and order say from when they are", async ({ page }) => {
    await page.route(productFiles, (route) => route.abort())
    await storeCart(page, savedOn(november))
    await open(page, routes.checkout)
    await expect(priceNotice(page)).toHaveText(
      "Today’s prices could not be read. These are from 14 November 2026.Try again",
    )
    await expect(totals(page)).toContainText("UGX45,000.00")
    expect(await message(page)).toContain("Prices as of: 14 November 2026")
  })

  test("a cart of before says that they are from an earlier visit", async ({ page }) => {
    await page.route(productFiles, (route) => route.abort())
    await storeCart(page, oldCart)
    await open(page, routes.cart)
    await expect(priceNotice(page)).toHaveText(
      "Today’s prices could not be read. These are from an earlier visit.Try again",
    )
    await expect(totals(page)).toContainText("UGX50,000.00")
  })

  test("one that is lost among others is counted", async ({ page }) => {
    await page.route(productFiles, (route) =>
      route.request().url().endsWith("/7.json") ? route.abort() : route.continue(),
    )
    await storeCart(page, savedOn(november))
    await open(page, routes.cart)
    await expect(priceNotice(page)).toHaveText(
      /^1 of these prices could not be read today.*14 November 2026\.Try again$/,
    )
  })

  test("they are read as soon as the browser is back online", async ({ page, context }) => {
    await context.route(productFiles, (route) => route.abort())
    await storeCart(page, oldCart)
    await open(page, routes.cart)
    await expect(priceNotice(page)).toContainText("could not be read")
    await context.setOffline(true)
    await page.context().unrouteAll()
    await context.setOffline(false)
    await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX25,000.00, is now UGX22,500.00.")
    await expect(priceNotice(page)).not.toContainText("could not be read")
  })
})

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ expectedProblems: [/404|ERR_FAILED/] })

    test("a new price, a product that is gone and a saved price have no violations", async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await answerProduct(page, 3, { price: ugx(2_700_000) })
      await answerProduct(page, 7, null)
      await page.context().route(/\/by-id\/10\.json$/, (route) => route.abort())
      const ghee = { ...milk, id: 10, title: "Ankole Ghee" }
      await storeCart(page, JSON.stringify([...twoCurrencies, ghee]))
      for (const route of [routes.cart, routes.checkout]) {
        await open(page, route)
        await expect(priceNotice(page)).toContainText("could not be read")
        await expectNoViolations(page, `${route} with changed prices ${width} px`)
        await expectNoSidewaysScrolling(page)
        await expectNoLostText(page)
      }
    })
  })
}
