import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { answerProduct, asRead, savedCart, storeCart, twoCurrencies } from "../support/cart"
import { expectNoLostText, expectNoSidewaysScrolling } from "../support/geometry"
import { expectNoShifts, recordShifts } from "../support/shifts"
import { routes, site } from "../support/site"
import { smallTargets } from "../support/targets"
import { expect, open, openUntouched, test, untilAlive } from "../support/test"

/*
 * The saved cart in a browser (spec section 2, Shop; section 8; decisions.md, "Cart and money"): real storage, real tabs,
 * layout and paper. What the cart counts and says is tested in __tests__/features/cart; the way to an order by keyboard
 * in checkout.spec.ts.
 */

const filled = JSON.stringify(twoCurrencies)
const main = (page: Page) => page.getByRole("main")
const totals = (page: Page) => main(page).locator("[data-slot=cart-totals]")
const titles = (page: Page) => main(page).getByRole("rowheader")
const empty = (page: Page) => main(page).getByText("Your cart is empty.")
const opening = (page: Page) => main(page).getByText("Loading your cart...")
const help = (page: Page) => main(page).locator("[data-slot=cart-help]")
const remove = (page: Page, title: string) => main(page).getByRole("button", { name: `Remove ${title}` })
const priceNotice = (page: Page) => main(page).locator("[data-slot=price-notice]")
const row = (page: Page, title: string) => main(page).getByRole("row", { name: new RegExp(title) })

const [milk] = twoCurrencies
/** Milk costs UGX 27,000.00 now. */
const dearerMilk = { price: { amountMinor: 2_700_000, currency: "UGX" } } as const
/** Milk at UGX 25,000.00, as the first versions of the site saved a cart. */
const oldCart = [
  { id: 3, title: "Fresh Milk", thumb: "products/fresh-milk", price: 2_500_000, currency: "UGX", quantity: 2 },
  { id: 7, title: "Leather Hide", thumb: "products/leather-hide", price: 4_500, currency: "USD", quantity: 2 },
]

test("the cart's page on a phone, on a large screen and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await recordShifts(page)
  await storeCart(page, filled)

  await test.step("goods of an earlier visit move nothing on a phone", async () => {
    await openUntouched(page, routes.cart)
    await expect(totals(page)).toContainText("$90.00")
    await expect.poll(() => savedCart(page)).toEqual(asRead(twoCurrencies))
    await expectNoShifts(page, "filled cart, 320 px")
  })

  await test.step("a refused coupon: no violations, nothing lost, everything large enough for a finger", async () => {
    await main(page).getByRole("button", { name: "Apply coupon" }).click()
    await expect(main(page).getByText("This coupon code is not valid.")).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectNoLostText(page)
    expect(await page.locator("body").evaluate(smallTargets)).toEqual([])
    await expectNoViolations(page, "cart with a refused coupon")
  })

  await test.step("the header's dropdown has no violations", async () => {
    await page.setViewportSize({ width: 768, height: 700 })
    await page.getByRole("button", { name: "Cart, 4 items" }).click()
    await expect(page.getByRole("dialog", { name: "Cart" })).toBeFocused()
    await expectNoViolations(page, "cart's dropdown")
    await page.keyboard.press("Escape")
    await page.setViewportSize({ width: 320, height: 700 })
  })

  await test.step("cleared, brought back, and still there after a reload on a large screen", async () => {
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await expect(empty(page)).toBeFocused()
    await page.locator("[data-slot=toast]").getByRole("button", { name: "Undo" }).click()
    await expect(titles(page)).toHaveText(["Fresh Milk", "Leather Hide"])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await untilAlive(page)
    await expect(titles(page)).toHaveText(["Fresh Milk", "Leather Hide"])
    await expectNoShifts(page, "filled cart, 1440 px")
    await expectNoLostText(page)
    for (const picture of await main(page).getByRole("table").locator("img").all()) {
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160)
    }
  })

  await test.step("on paper there are goods and totals, and nothing to press", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(main(page).getByRole("button")).toHaveCount(0)
    await expect(main(page).getByRole("spinbutton")).toHaveCount(0)
    await expect(main(page).getByRole("textbox")).toHaveCount(0)
    await expect(main(page).getByText("2 cans of 10 litres").first()).toBeVisible()
    await expect(totals(page)).toContainText("$90.00")
    await page.emulateMedia({ media: null })
  })

  await test.step("an empty cart moves nothing when the page is opened", async () => {
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await untilAlive(page)
    await expect(empty(page)).toBeVisible()
    await expectNoShifts(page, "empty cart, 360 px")
  })
})

test("a quantity by wheel, keys and pasting becomes no other number", async ({ page, context }) => {
  await page.setViewportSize({ width: 400, height: 500 })
  await storeCart(page, filled)
  await open(page, routes.cart)
  const box = main(page).getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
  const problem = main(page).locator("[data-slot=quantity-problem]").first()

  await test.step("the wheel scrolls the page", async () => {
    await box.click()
    const before = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await expect(box).toHaveValue("2")
  })

  await test.step("what is no digit is refused with a word, and so is what follows it", async () => {
    await selectAll(box)
    await page.keyboard.type("1,5")
    await expect(box).toHaveValue("1")
    await expect(problem).toHaveText(
      /Please enter a valid quantity “1,5” was not taken\. A whole number from 1 to 999\./,
    )
    await expect(box).toHaveAttribute("aria-invalid", "true")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("12")
    await expect(problem).toBeEmpty()
    await expect(totals(page)).toContainText("UGX 270,000.00")
  })

  await test.step("what is pasted is taken whole or not at all", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.evaluate(() => navigator.clipboard.writeText("1,5"))
    await selectAll(box)
    await page.keyboard.press("Control+V")
    await expect(box).toHaveValue("12")
    await expect(problem).toContainText("“1,5” was not taken.")
  })

  await test.step("what can't be ordered stays until it is mended, and the cart as it was", async () => {
    for (const text of ["0", "-3", "1000", ""]) {
      await box.fill(text)
      await box.blur()
      await expect(box).toHaveValue(text)
      await expect(problem).toContainText("Please enter a valid quantity")
    }
    await expect(totals(page)).toContainText("UGX 270,000.00")
    await expectNoViolations(page, "cart with a refused quantity")
    await expectNoLostText(page)
    await box.fill("3")
    await expect(problem).toBeEmpty()
    await expect(totals(page)).toContainText("UGX 67,500.00")
  })
})

test("two tabs and the back button show the same cart", async ({ page, context }) => {
  await answerProduct(page, 3, dearerMilk)
  await storeCart(page, JSON.stringify(oldCart))
  const other = await context.newPage()

  await test.step("a price that has changed is told in both tabs", async () => {
    await open(page, routes.cart)
    await expect(priceNotice(page)).toHaveText(/^Fresh Milk: was UGX\s25,000.00, is now UGX\s27,000.00\.OK$/)
    await open(other, routes.cart)
    await expect(row(other, "Fresh Milk")).toContainText("was UGX 25,000.00")
    await expect(row(other, "Leather Hide")).not.toContainText("was")
  })

  await test.step("a quantity and a removed line arrive in the other tab", async () => {
    await main(page).getByRole("button", { name: "Quantity of Leather Hide: one more" }).click()
    await expect(totals(other)).toContainText("$135.00")
    await expect(main(other).getByRole("spinbutton", { name: "Quantity of Leather Hide" })).toHaveValue("3")
    await remove(other, "Fresh Milk").click()
    await expect(titles(page)).toHaveText(["Leather Hide"])
  })

  await test.step("ten presses in each tab at the same instant are twenty", async () => {
    await main(page).getByRole("button", { name: "Quantity of Leather Hide: one more" }).waitFor()
    const pressTenTimes = (tab: Page, by: string) =>
      main(tab)
        .getByRole("button", { name: `Quantity of Leather Hide: one ${by}` })
        .evaluate(async (button) => {
          for (let press = 0; press < 10; press++) {
            if (button instanceof HTMLElement) button.click()
            await new Promise((resolve) => requestAnimationFrame(resolve))
          }
        })
    await page.bringToFront()
    await Promise.all([pressTenTimes(page, "more"), pressTenTimes(other, "more")])
    await expect.poll(() => savedCart(page)).toMatchObject([{ id: 7, quantity: 23 }])
    await expect(main(page).getByRole("spinbutton")).toHaveValue("23")
    await expect(main(other).getByRole("spinbutton")).toHaveValue("23")
  })

  await test.step("a page that the back button brings back reads the cart again", async () => {
    await page.goto("/404")
    await main(other).getByRole("button", { name: "Clear the cart" }).click()
    await expect(empty(other)).toBeVisible()
    await page.goBack()
    await untilAlive(page)
    await expect(empty(page)).toBeVisible()
  })
})

test("blocked storage: the cart works until the page is closed, and a new price is told", async ({ page }) => {
  await answerProduct(page, 3, dearerMilk)
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  await open(page, routes.shop)
  await main(page).getByRole("button", { name: "Add to cart (Fresh Milk)" }).click()
  // A notice lies over the button for five seconds.
  await page.getByRole("button", { name: "Cart, 1 item" }).press("Enter")
  await page.getByRole("dialog", { name: "Cart" }).getByRole("link", { name: "View cart" }).click()
  await expect(titles(page)).toHaveText(["Fresh Milk"])
  await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX 22,500.00, is now UGX 27,000.00.")
})

test("full storage keeps the last cart that fitted, and the page goes on", async ({ page }) => {
  await storeCart(page, filled)
  await open(page, routes.cart)
  await expect.poll(() => savedCart(page)).toEqual(asRead(twoCurrencies))
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1;) {
      try {
        window.localStorage.setItem(`ballast ${window.localStorage.length}`, "x".repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
    // What is left is too short for so long a name.
    try {
      for (let words = "x"; ; words += "x") window.localStorage.setItem("y", words)
    } catch {
      // It is full.
    }
  })
  await main(page).getByRole("spinbutton", { name: "Quantity of Leather Hide" }).fill("999")
  await expect(totals(page)).toContainText("$44,955.00")
  expect(await savedCart(page)).toEqual(asRead(twoCurrencies))
  await remove(page, "Fresh Milk").click()
  await expect(titles(page)).toHaveText(["Leather Hide"])
})

test.describe("prices that have changed since the cart was saved", () => {
  test.use({ expectedProblems: [/404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test("a new price, a product that is gone and a price that can't be read", async ({ page }) => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    await answerProduct(page, 3, dearerMilk, late)
    await answerProduct(page, 7, null, late)
    await page.context().route(/\/by-id\/10\.json$/, (route) => route.abort())
    await storeCart(page, JSON.stringify([...oldCart, { ...milk, id: 10, title: "Ankole Ghee" }]))
    await recordShifts(page)

    await test.step("what the shop answers late moves nothing", async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await openUntouched(page, routes.cart)
      await expect(totals(page)).toContainText("UGX 95,000.00")
      answer()
      await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX 25,000.00, is now UGX 27,000.00.")
      await expectNoShifts(page, "late prices in the cart, 360 px")
    })

    await test.step("the cart with all three has no violations and loses nothing", async () => {
      await expect(row(page, "Leather Hide")).toContainText("No longer in the shop")
      await expect(priceNotice(page)).toContainText("1 of these prices could not be read today")
      await expect(totals(page)).toContainText("UGX 99,000.00")
      await expect(totals(page)).not.toContainText("$")
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScrolling(page)
      await expectNoLostText(page)
      await expectNoViolations(page, "cart with changed prices")
    })

    await test.step("prices are read again as soon as the browser is back online", async () => {
      await page.context().unroute(/\/by-id\/10\.json$/)
      await page.context().setOffline(true)
      await page.context().setOffline(false)
      await expect(priceNotice(page)).not.toContainText("could not be read")
    })

    await test.step("a new price that is accepted on the checkout stays accepted", async () => {
      await main(page).getByRole("link", { name: "Checkout" }).click()
      await expect(page).toHaveURL(routes.checkout)
      await expect(priceNotice(page)).toContainText("Fresh Milk: was UGX 25,000.00, is now UGX 27,000.00.")
      await expectNoSidewaysScrolling(page)
      await expectNoLostText(page)
      await priceNotice(page).getByRole("button", { name: "OK" }).focus()
      await page.keyboard.press("Enter")
      await expect(totals(page)).toBeFocused()
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.reload()
      await untilAlive(page)
      await expect(priceNotice(page)).toContainText("Leather Hide is no longer in the shop.")
      await expect(priceNotice(page)).not.toContainText("Fresh Milk")
    })
  })
})

test.describe("cart and checkout before, without and after the loss of their scripts", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })

  test("the page shows what is right for the saved cart, and the telephone numbers where the scripts are lost", async ({
    page,
  }) => {
    const shut = () => page.route(/\.js$/, () => {})
    await shut()
    for (const route of [routes.cart, routes.checkout]) {
      await test.step(`${route} with an empty cart, before any script is there`, async () => {
        await page.goto(route, { waitUntil: "domcontentloaded" })
        await expect(empty(page)).toBeVisible()
        await expect(main(page).getByRole("link", { name: "Visit the shop" })).toBeVisible()
        await expect(opening(page)).toBeHidden()
      })
    }
    await page.evaluate((cart) => window.localStorage.setItem("cart", cart), filled)
    for (const route of [routes.cart, routes.checkout]) {
      await test.step(`${route} with a filled cart, before any script is there`, async () => {
        await page.goto(route, { waitUntil: "domcontentloaded" })
        await expect(opening(page)).toBeVisible()
        await expect(empty(page)).toBeHidden()
      })
    }
    // On top of the first: what it holds must not come after all.
    await page.route(/\.js$/, (route) => route.abort())
    for (const [name, cart] of [
      ["a filled", filled],
      ["an empty", "[]"],
    ] as const) {
      await test.step(`the cart's page says what to do where its scripts are lost, with ${name} cart`, async () => {
        await page.evaluate((saved) => window.localStorage.setItem("cart", saved), cart)
        await page.goto(routes.cart)
        await expect(help(page)).toBeVisible()
        await expect(empty(page)).toBeHidden()
        await expect(opening(page)).toBeHidden()
      })
    }
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("cart and checkout say what to do, with numbers, and show no form that would do nothing", async ({ page }) => {
    for (const route of [routes.cart, routes.checkout]) {
      await test.step(route, async () => {
        await page.goto(route)
        await expect(help(page)).toBeVisible()
        for (const { number } of site.telephones) {
          await expect(help(page).getByRole("link", { name: number })).toBeVisible()
        }
        await expect(help(page).locator("a[href^='https://wa.me/']")).toBeVisible()
        await expect(empty(page)).toBeHidden()
        await expect(opening(page)).toBeHidden()
        for (const form of await main(page).locator("form").all()) await expect(form).toBeHidden()
      })
    }
  })
})

/** Selects what is in the box, and waits until the page has been told: browsers tell it with the next frame. */
async function selectAll(box: Locator): Promise<void> {
  await box.evaluate(
    (input: HTMLInputElement) =>
      new Promise<void>((resolve) => {
        input.addEventListener("select", () => resolve(), { once: true })
        input.select()
      }),
  )
}
