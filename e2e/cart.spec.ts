import type { Page } from "@playwright/test"
import { LONGEST_LINK } from "../src/features/cart/order-message"
import { CART_KEY } from "../src/shared/cart-store"
import { expectNoViolations } from "./support/axe"
import { answerEveryProduct, asRead, productFiles, savedCart, storeCart, twoCurrencies } from "./support/cart"
import { expectNoLostText, expectNoSidewaysScrolling } from "./support/geometry"
import { routes, site } from "./support/site"
import { expect, open, openUntouched, test, untilAlive } from "./support/test"

/* The cart in its dropdown and on its page (spec section 2, Shop; section 8; decisions.md, "Cart and money"). */

const filled = JSON.stringify(twoCurrencies)
const main = (page: Page) => page.getByRole("main")
const totals = (page: Page) => main(page).locator("[data-slot=cart-totals]")
const notice = (page: Page) => page.locator("[data-slot=toast]")
const remove = (page: Page, title: string) => main(page).getByRole("button", { name: `Remove ${title}` })

test("from the shop's list to the dropdown to the page: added once, warned the second time", async ({ page }) => {
  await open(page, routes.shop)
  const add = main(page).getByRole("button", { name: "Add to cart (Fresh Milk)" })
  await add.click()
  await expect(notice(page)).toContainText("Product added successfully")
  await expect(notice(page)).toContainText("Fresh Milk, 1 in the cart")
  await add.click()
  await expect(notice(page).last()).toContainText("Product already in cart")
  expect(await savedCart(page)).toMatchObject([
    { id: 3, title: "Fresh Milk", quantity: 1, unitPrice: { currency: "UGX" } },
  ])

  await page.getByRole("button", { name: "Cart, 1 item" }).click()
  const dropdown = page.getByRole("dialog", { name: "Cart" })
  await expect(dropdown).toBeFocused()
  await dropdown.getByRole("button", { name: "Quantity of Fresh Milk: one more" }).click()
  await expect(dropdown.locator("[data-slot=cart-totals]")).toContainText("UGX45,000.00")
  await dropdown.getByRole("link", { name: "View cart" }).click()
  await expect(page).toHaveURL("/cart")
  await expect(dropdown).toBeHidden()
  await expect(totals(page)).toContainText("UGX45,000.00")
  await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible()
})

test.describe("the page", () => {
  test("has a table of goods, a total for each currency, free shipping, and leads to the checkout", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await storeCart(page, filled)
    await open(page, routes.cart)
    const table = main(page).getByRole("table", { name: "Products in your cart" })
    await expect(table.getByRole("columnheader")).toHaveText(["Remove", "Product", "Price", "Quantity", "Subtotal"])
    await expect(table.getByRole("rowheader")).toHaveText(["Fresh Milk", "Leather Hide"])
    await expect(table.getByRole("row").nth(2)).toContainText("$90.00")
    for (const picture of await table.locator("img").all()) {
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160)
    }
    await expect(totals(page).getByRole("term")).toHaveText(["Shipping", "Total in shillings", "Total in dollars"])
    await expect(totals(page)).toContainText("UGX45,000.00")
    await expect(totals(page)).toContainText("$90.00")
    await expect(totals(page)).toContainText("Free shipping")
    await main(page).getByRole("link", { name: "Checkout" }).click()
    await expect(page).toHaveURL("/checkout")
  })

  test("by keyboard alone: quantity, coupon, removing, and the focus is never lost", async ({ page }) => {
    await storeCart(page, filled)
    await open(page, routes.cart)
    const box = main(page).getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
    await box.focus()
    await page.keyboard.press("ArrowUp")
    await expect(totals(page)).toContainText("UGX67,500.00")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("10")
    await expect(totals(page)).toContainText("UGX225,000.00")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("0")
    await page.keyboard.press("Tab")
    await expect(box).toHaveValue("10")
    await expect(page.getByRole("button", { name: "Cart, 12 items" })).toBeVisible()

    const coupon = main(page).getByRole("textbox", { name: "Coupon code" })
    await coupon.focus()
    await page.keyboard.type("HARVEST")
    await page.keyboard.press("Enter")
    await expect(main(page).getByText("This coupon code is not valid.")).toBeVisible()
    await expect(coupon).toBeFocused()
    await expect(coupon).toHaveValue("HARVEST")
    await expect(coupon).toHaveAccessibleDescription("This coupon code is not valid.")

    await remove(page, "Fresh Milk").focus()
    await page.keyboard.press("Enter")
    await expect(notice(page)).toContainText("Product removed from cart")
    await expect(notice(page)).toHaveClass(/border-l-danger/)
    await expect(remove(page, "Leather Hide")).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(main(page).getByText("Your cart is empty.")).toBeFocused()
    expect(await savedCart(page)).toEqual([])
    await page.keyboard.press("Tab")
    await expect(main(page).getByRole("link", { name: "Visit the shop" })).toBeFocused()
  })

  test("is cleared at once, and the notice brings everything back", async ({ page }) => {
    await storeCart(page, filled)
    await open(page, routes.cart)
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
    await notice(page).getByRole("button", { name: "Undo" }).click()
    await expect(main(page).getByRole("rowheader")).toHaveText(["Fresh Milk", "Leather Hide"])
    await page.reload()
    await expect(main(page).getByRole("rowheader")).toHaveCount(2)
  })

  test("on a telephone each row is a sheet, with everything in reach", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await storeCart(page, filled)
    await open(page, routes.cart)
    await expect(remove(page, "Leather Hide")).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectNoLostText(page)
    const tools = ["Remove Leather Hide", "Quantity of Leather Hide: one less", "Quantity of Leather Hide: one more"]
    for (const name of tools) {
      const size = await main(page).getByRole("button", { name }).boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
  })

  for (const width of [320, 768, 1440]) {
    test(`has no violations at ${width} px: filled, refused coupon, dropdown, empty`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await storeCart(page, filled)
      await open(page, routes.cart)
      await main(page).getByRole("button", { name: "Apply coupon" }).click()
      await expectNoViolations(page, `cart with a refused coupon ${width} px`)
      await page.getByRole("button", { name: /^Cart, / }).click()
      await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible()
      await expectNoViolations(page, `cart with its dropdown ${width} px`)
      await page.keyboard.press("Escape")
      await main(page).getByRole("button", { name: "Clear the cart" }).click()
      await expectNoViolations(page, `cleared cart ${width} px`)
    })
  }

  test("on paper there are goods and totals, and nothing to press", async ({ page }) => {
    await storeCart(page, filled)
    await open(page, routes.cart)
    await expect(remove(page, "Fresh Milk")).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expect(remove(page, "Fresh Milk")).toBeHidden()
    await expect(main(page).getByRole("button")).toHaveCount(0)
    await expect(main(page).getByRole("spinbutton")).toHaveCount(0)
    await expect(main(page).getByRole("textbox")).toHaveCount(0)
    await expect(main(page).getByText("× 2").first()).toBeVisible()
    await expect(totals(page)).toContainText("$90.00")
  })

  for (const [what, text] of [
    ["filled", filled],
    ["empty", "[]"],
  ] as const) {
    test(`moves nothing when the saved cart arrives: ${what}`, async ({ page }) => {
      await storeCart(page, text)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { cartShifts: shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")))
        }).observe({ type: "layout-shift", buffered: true })
      })
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await openUntouched(page, routes.cart)
        await expect(main(page).getByText(what === "empty" ? "Your cart is empty." : "Cart totals")).toBeVisible()
        await page.waitForTimeout(300)
        const shifts: number[] = await page.evaluate("window.cartShifts")
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
      }
    })
  }

  for (const route of [routes.cart, routes.checkout]) {
    test(`${route} shows what is right for the saved cart before any script is there`, async ({ page }) => {
      await page.route(/\.js$/, () => {})
      const empty = main(page).getByText("Your cart is empty.")
      const opening = main(page).getByText("Loading your cart...")
      await page.goto(route, { waitUntil: "domcontentloaded" })
      await expect(empty).toBeVisible()
      await expect(main(page).getByRole("link", { name: "Visit the shop" })).toBeVisible()
      await expect(opening).toBeHidden()
      await storeCart(page, filled)
      await page.goto(route, { waitUntil: "domcontentloaded" })
      await expect(opening).toBeVisible()
      await expect(empty).toBeHidden()
    })
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says what to do, with numbers, and not that the cart is empty", async ({ page }) => {
    await page.goto(routes.cart)
    const help = main(page).locator("[data-slot=cart-help]")
    await expect(help).toBeVisible()
    for (const { number } of site.telephones) await expect(help.getByRole("link", { name: number })).toBeVisible()
    await expect(help.locator("a[href^='https://wa.me/']")).toBeVisible()
    await expect(main(page).getByText("Your cart is empty.")).toBeHidden()
    await expect(main(page).getByText("Loading your cart...")).toBeHidden()
  })
})

test.describe("where the scripts are lost", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })

  test("the page says what to do, with numbers, whatever is in the cart", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    for (const text of [null, filled]) {
      if (text) await storeCart(page, text)
      await page.goto(routes.cart)
      await expect(main(page).locator("[data-slot=cart-help]")).toBeVisible()
      await expect(main(page).getByText("Your cart is empty.")).toBeHidden()
      await expect(main(page).getByText("Loading your cart...")).toBeHidden()
    }
  })
})

test.describe("storage", () => {
  for (const [what, text, titles] of [
    ["a cart that is no list", '{"id":1}', []],
    ["text that is no JSON", "[{", []],
    [
      "hostile keys and shapes among good lines",
      `[{"__proto__":{"id":1,"quantity":9}},{"constructor":1},null,[],"x",${JSON.stringify(twoCurrencies[0])}]`,
      ["Fresh Milk"],
    ],
    [
      "quantities that are none",
      JSON.stringify(
        [0, -4, 1.5, "2", null, 1e300].map((quantity, index) => ({ ...twoCurrencies[0], id: index + 20, quantity })),
      ),
      [],
    ],
    ["the same product twice", JSON.stringify([twoCurrencies[0], twoCurrencies[0]]), ["Fresh Milk"]],
  ] as const) {
    test(`holding ${what} costs no more than that`, async ({ page }) => {
      await storeCart(page, text)
      await open(page, routes.cart)
      if (titles.length === 0) await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
      else await expect(main(page).getByRole("rowheader")).toHaveText([...titles])
      expect(await page.evaluate(() => Reflect.get({}, "quantity") as unknown)).toBeUndefined()
    })
  }

  test("that is full keeps the last cart that fitted, and the page goes on", async ({ page }) => {
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
    })
    await main(page).getByRole("spinbutton", { name: "Quantity of Leather Hide" }).fill("2000000000")
    await expect(totals(page)).toContainText("$90,000,000,000.00")
    expect(await savedCart(page)).toEqual(asRead(twoCurrencies))
    await remove(page, "Fresh Milk").click()
    await expect(main(page).getByRole("rowheader")).toHaveText(["Leather Hide"])
  })

  test("that is blocked: the cart works until the page is closed", async ({ page }) => {
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
    await expect(main(page).getByRole("rowheader")).toHaveText(["Fresh Milk"])
  })

  test("is the same in two tabs: quantity, removing, clearing", async ({ page, context }) => {
    await storeCart(page, filled)
    await open(page, routes.cart)
    const other = await context.newPage()
    await open(other, routes.cart)
    await main(page).getByRole("button", { name: "Quantity of Leather Hide: one more" }).click()
    await expect(totals(other)).toContainText("$135.00")
    await expect(main(other).getByRole("spinbutton", { name: "Quantity of Leather Hide" })).toHaveValue("3")
    await remove(other, "Fresh Milk").click()
    await expect(main(page).getByRole("rowheader")).toHaveText(["Leather Hide"])
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await expect(main(other).getByText("Your cart is empty.")).toBeVisible()
  })

  test("of a page that the back button brings back is read again", async ({ page, context }) => {
    await storeCart(page, filled)
    await open(page, routes.cart)
    const other = await context.newPage()
    await open(other, routes.services)
    await page.goto("/404")
    await other.evaluate((key) => window.localStorage.setItem(key, "[]"), CART_KEY)
    await page.goBack()
    await untilAlive(page)
    await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
  })
})

test.describe("a picture that is gone", () => {
  test.use({ expectedProblems: [/404|ERR_FAILED/] })

  test("leaves a parcel in its place, and no broken sign", async ({ page }) => {
    // Where the shop can be read, its own picture takes the place of a saved one that is gone.
    await page.route(productFiles, (route) => route.abort())
    await storeCart(page, JSON.stringify([{ ...twoCurrencies[0], thumb: "products/long-gone" }]))
    await open(page, routes.cart)
    await expect(main(page).locator("[data-slot=cart-thumb] svg")).toBeVisible()
    await expect(main(page).locator("[data-slot=cart-thumb] img")).toHaveCount(0)
  })
})

test("twenty presses in one task add one", async ({ page }) => {
  await open(page, routes.shop)
  const add = main(page).getByRole("button", { name: "Add to cart (Fresh Milk)" })
  await add.evaluate((button: HTMLButtonElement) => {
    for (let count = 0; count < 20; count += 1) button.click()
  })
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
  expect(await savedCart(page)).toMatchObject([{ id: 3, quantity: 1 }])
  await open(page, "/shop-single/2")
  await main(page).getByRole("spinbutton").fill("3")
  await main(page)
    .getByRole("button", { name: "Add to cart" })
    .first()
    .evaluate((button: HTMLButtonElement) => {
      for (let count = 0; count < 20; count += 1) button.click()
    })
  await expect(page.getByRole("button", { name: "Cart, 4 items" })).toBeVisible()
})

test.describe("a cart of ten thousand lines", () => {
  const COUNT = 10_000
  const many = Array.from({ length: COUNT }, (_, index) => ({
    ...twoCurrencies[0],
    id: index + 1,
    title: `Goods ${index + 1}`,
    quantity: 1,
  }))
  const sum = "UGX225,000,000.00"
  /** A machine that is busy with other things takes its time; what it shows is what counts. */
  const patience = { timeout: 10_000 }

  test.beforeEach(async ({ page }) => {
    await answerEveryProduct(page, (id) => `Goods ${id}`)
    await storeCart(page, JSON.stringify(many))
  })

  /** Milliseconds since `start`, for the report. */
  const took = (what: string, start: number) =>
    test.info().annotations.push({ type: "time", description: `${what}: ${Math.round(performance.now() - start)} ms` })

  test("opens on its page with the first hundred, counts all, and takes an edit", async ({ page }) => {
    const start = performance.now()
    await openUntouched(page, routes.cart)
    const rows = main(page).locator("[data-slot=cart-line]")
    await expect(rows).toHaveCount(100, patience)
    took("/cart opened", start)
    await expect(main(page).getByText("The first 100 of 10,000 lines are shown.")).toBeVisible()
    await expect(totals(page)).toContainText(sum)
    await expect(page.getByRole("button", { name: "Cart, 10000 items" })).toBeVisible()

    const edit = performance.now()
    await main(page).getByRole("button", { name: "Quantity of Goods 1: one more" }).click()
    await expect(totals(page)).toContainText("UGX225,022,500.00", patience)
    took("a quantity changed", edit)
    await main(page).getByRole("button", { name: "Remove Goods 2", exact: true }).click()
    await expect(totals(page)).toContainText(sum, patience)
    await expect(rows).toHaveCount(100)

    await main(page).getByRole("button", { name: "Show 100 more" }).click()
    await expect(rows).toHaveCount(200, patience)
    await expect(main(page).getByRole("row", { name: /Goods 102 / })).toBeFocused()
    await expect(main(page).getByText("The first 200 of 9,999 lines are shown.")).toBeVisible()
    await expectNoViolations(page, "a cart of ten thousand lines")
  })

  test("opens in the dropdown and on the checkout, and the order's link stays within its limit", async ({ page }) => {
    await open(page, routes.contact)
    const start = performance.now()
    await page.getByRole("button", { name: "Cart, 10000 items" }).click()
    const dropdown = page.getByRole("dialog", { name: "Cart" })
    await expect(dropdown.locator("[data-slot=cart-line]")).toHaveCount(100, patience)
    took("the dropdown opened", start)
    await expect(dropdown.locator("[data-slot=cart-totals]")).toContainText(sum)

    const next = performance.now()
    await openUntouched(page, "/checkout")
    const lines = main(page).locator("[data-slot=order-summary] li")
    await expect(lines).toHaveCount(100, patience)
    took("/checkout opened", next)
    await expect(totals(page)).toContainText(sum)
    const link = await main(page)
      .getByRole("link", { name: /Send this order on WhatsApp/ })
      .getAttribute("href")
    expect(link?.length).toBeLessThanOrEqual(LONGEST_LINK)
    expect(new URL(link ?? "").searchParams.get("text")).toMatch(
      /1 × Goods 1: .*… and 9,?9\d\d more items.*Total: UGX225/s,
    )
  })
})
