import type { Page } from "@playwright/test"
import { withCurrentPrices, getSavedCart, storeCart, twoCurrencies } from "../support/cart"
import { replaceClock, advance } from "../support/clock"
import { expectNoOverflow } from "../support/overflow"
import { expectNavigated, expectVisibleFocus, skipToContent, tabNext, tabTo, typeInto } from "../support/keyboard"
import { legalPage } from "../../src/content/types/legal-page"
import { getBottom, getScrollY } from "../support/page-state"
import { orderDigits, products, readJson, routes } from "../support/site"
import { getToast, getToastMessage } from "../support/toast"
import { expect, open, test } from "../support/test"
import { messages as shopMessages } from "../../src/features/shop/messages"

/*
 * From the shop to a prepared order (spec sections 2, Checkout, 3 and 5; decisions.md, "Controls"). The content of form,
 * order and messages: __tests__/features/cart.
 */

const main = (page: Page) => page.getByRole("main")
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name })
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true })
const whatsApp = (page: Page) => main(page).getByRole("link", { name: /Send this order on WhatsApp/ })

/** Returns the message of a link to WhatsApp. */
function getMessage(href: string): string {
  const address = new URL(href)
  expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${orderDigits}`)
  return address.searchParams.get("text") ?? ""
}
const readMessage = async (page: Page) => getMessage((await whatsApp(page).getAttribute("href")) ?? "")

test.describe("by keyboard alone", () => {
  test.use({ expectedProblems: [/wa\.me/] })

  test("Order by keyboard: two products, cart, quantity, coupon, billing form, WhatsApp", async ({ page, context }) => {
    const [first, second] = products.map(({ title }) => title)
    const cart = page.getByRole("banner").getByRole("button", { name: /^Cart, / })
    await replaceClock(page)
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }))
    const unexpectedRequests: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes("Prossy")) unexpectedRequests.push(request.url())
    })

    await test.step("shop: a product is added once, and a second one", async () => {
      await open(page, routes.shop)
      await skipToContent(page)
      await tabTo(page, button(page, `${shopMessages.addToCart} (${first})`))
      await page.keyboard.press("Enter")
      await expect(getToastMessage(page, "Product added successfully")).toBeVisible()
      await page.keyboard.press("Enter")
      await expect(getToastMessage(page, "Product already in cart")).toBeVisible()
      await tabTo(page, button(page, `${shopMessages.addToCart} (${second})`))
      await page.keyboard.press("Enter")
      await expect(cart).toHaveAccessibleName("Cart, 2 items")
      await expect
        .poll(() => getSavedCart(page))
        .toMatchObject([
          { title: first, quantity: 1 },
          { title: second, quantity: 1 },
        ])
    })

    await test.step("dropdown: leads to the cart page", async () => {
      const dropdown = page.getByRole("dialog", { name: "Cart" })
      // Toasts cover the controls of the header for five seconds.
      await advance(page, 6000)
      await expect(getToast(page)).toHaveCount(0)
      await tabTo(page, cart, { backwards: true })
      await page.keyboard.press("Enter")
      await expect(dropdown).toBeFocused()
      await tabTo(page, dropdown.getByRole("link", { name: "View cart" }))
      await page.keyboard.press("Enter")
      await expectNavigated(page, routes.cart)
      await expect(dropdown).toBeHidden()
    })

    await test.step("cart: quantities by arrow and by typing, a removed line, a rejected coupon", async () => {
      await skipToContent(page)
      await tabTo(page, main(page).getByRole("spinbutton", { name: `Quantity of ${first}` }))
      await page.keyboard.press("ArrowUp")
      await expect(cart).toHaveAccessibleName("Cart, 3 items")
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.type("5")
      await expect(cart).toHaveAccessibleName("Cart, 6 items")
      await tabTo(page, button(page, `Remove ${second}`))
      await page.keyboard.press("Enter")
      await expect(getToastMessage(page, "Product removed from cart")).toBeVisible()
      await expect(button(page, `Remove ${first}`)).toBeFocused()
      await expectVisibleFocus(page)
      const coupon = box(page, "Coupon code")
      await typeInto(page, coupon, "HARVEST")
      await page.keyboard.press("Enter")
      await expect(coupon).toHaveAccessibleDescription("This coupon code is not valid.")
      await expect(coupon).toBeFocused()
      await tabTo(page, main(page).getByRole("link", { name: "Checkout" }))
      await page.keyboard.press("Enter")
      await expectNavigated(page, routes.checkout)
    })

    const name = box(page, "First name")
    await test.step("billing form: missing fields have errors, and the country is chosen by typing", async () => {
      await skipToContent(page)
      await tabTo(page, button(page, "Place order"))
      await page.keyboard.press("Enter")
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription("Please fill in: First name.")
      await expect(main(page).getByText(/^Please fill in/)).toHaveCount(7)
      await expectVisibleFocus(page)
      await page.keyboard.type("Prossy")
      for (const [field, text] of [
        ["Last name", "Nakato & Sons"],
        ["Country", "Ug"],
        ["Street address", "Secret Lane"],
        ["Address line 2", ""],
        ["Town / City", "Gulu #1"],
        ["State / County", "Northern"],
        ["Postcode / ZIP", "none"],
        ["Phone number", ""],
        ["Email address", "nakato@example.com"],
        ["Order notes", "100% sure?"],
      ] as const) {
        await tabNext(page, main(page).getByLabel(field))
        await page.keyboard.type(text)
      }
      await page.keyboard.press("Enter")
      await page.keyboard.type("Call first")
      await expect(main(page).getByRole("combobox", { name: "Country" })).toHaveValue("uganda")
    })

    await test.step("submitted: the form is reset, the cart is kept, nothing is sent", async () => {
      await tabNext(page, button(page, "Place order"))
      await page.keyboard.press("Enter")
      await expect(name).toHaveValue("")
      await expect(main(page).getByRole("combobox", { name: "Country" })).toHaveValue("canada")
      await expect(main(page).locator("[data-slot=alert]")).toBeFocused()
      await expect(page).toHaveURL(routes.checkout)
      await expect.poll(() => getSavedCart(page)).toMatchObject([{ title: first, quantity: 5 }])
      expect(unexpectedRequests).toEqual([])
    })

    await test.step("the order opens WhatsApp in a new tab, without address and e-mail", async () => {
      const link = main(page).getByRole("link", { name: /^Send on WhatsApp/ })
      await tabNext(page, link)
      await expect(link).toHaveAttribute("rel", /noopener/)
      const opened = page.waitForEvent("popup")
      await page.keyboard.press("Enter")
      const order = getMessage((await opened).url())
      const { unit, sku } = products[0] ?? {}
      expect(order).toContain(`5 × ${first} (${unit?.one}) #${sku}: `)
      expect(order).toContain("Name: Prossy Nakato & Sons\nPlace: Gulu #1, Uganda\nNotes: 100% sure?\nCall first")
      for (const secret of ["Secret Lane", "example.com"]) expect(order).not.toContain(secret)
      await expect.poll(() => readMessage(page)).toContain("Name: Prossy Nakato & Sons")
    })

    await test.step("storage has only keys listed on the privacy page, and there is no cookie", async () => {
      const { sections } = legalPage.schema.parse(readJson("legal/privacy.json"))
      const listed = sections.flatMap(({ stored }) => stored ?? []).map(({ area, key }) => `${area} ${key}`)
      const stored = await page.evaluate(() => [
        ...Object.keys(window.localStorage).map((key) => `local ${key}`),
        ...Object.keys(window.sessionStorage).map((key) => `session ${key}`),
      ])
      expect(stored).toContain("local cart")
      expect(stored.filter((key) => !listed.some((name) => key.startsWith(name)))).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    })
  })
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedProblems: [/wa\.me/] })

  test("Order on a phone: name and place only, on the first screen; the billing form is collapsed", async ({
    page,
  }) => {
    await storeCart(page, JSON.stringify(twoCurrencies))

    await test.step("the cart's first screen has the products, in lines of at most 110 px", async () => {
      await open(page, routes.cart)
      const lines = main(page).locator("[data-slot=cart-line]")
      await expect(lines).toHaveCount(twoCurrencies.length)
      for (const line of await lines.all()) {
        await expect.poll(async () => (await line.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(110)
        await expect.poll(() => getBottom(line), "above the bottom bar").toBeLessThanOrEqual(640 - 56)
      }
    })

    await test.step("the checkout page keeps the name, and has all fields of an order on its first screen", async () => {
      await box(page, "Your name").fill("Prossy")
      await main(page).getByRole("link", { name: "Checkout" }).click()
      await expect(page).toHaveURL(routes.checkout)
      await expect(box(page, "Your name")).toHaveValue("Prossy")
      await expectOrderOnFirstScreen(page)
      await box(page, "Your place").fill("Gulu, behind the market")
      await expect.poll(() => readMessage(page)).toContain("Name: Prossy\nPlace: Gulu, behind the market")
    })

    await test.step("the billing form expands, and its error stays visible when the screen is rotated", async () => {
      const toggle = main(page).getByRole("button", { name: "Billing details" })
      await expect(toggle).toHaveAttribute("aria-expanded", "false")
      await expect(box(page, "First name")).toBeHidden()
      await toggle.click()
      await expect(box(page, "First name")).toBeVisible()
      await button(page, "Place order").click()
      await expect(box(page, "First name")).toBeFocused()
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(box(page, "First name")).toBeVisible()
    })

    await test.step("with errors in the form no text is clipped, and the cart is kept", async () => {
      await expectNoOverflow(page)
      await expect.poll(() => getSavedCart(page)).toEqual(withCurrentPrices(twoCurrencies))
    })
  })
})

test("Checkout: text typed before hydration is kept, and is in the message", async ({ page }) => {
  await storeCart(page, JSON.stringify(twoCurrencies))
  await page.goto(routes.checkout)
  await box(page, "Town / City").fill("Mbale")
  await expect(whatsApp(page)).toBeVisible()
  await expect(box(page, "Town / City")).toHaveValue("Mbale")
  await whatsApp(page).focus()
  await expect.poll(() => readMessage(page)).toContain("Place: Mbale, Canada")
})

/** Expects name, place and all channels on the first screen, each at least 44 px high. */
async function expectOrderOnFirstScreen(page: Page): Promise<void> {
  const block = main(page).locator("[data-slot=send-order]")
  await expect(whatsApp(page)).toBeVisible()
  await expect.poll(() => getScrollY(page)).toBe(0)
  for (const control of [
    block.getByRole("textbox", { name: "Your name" }),
    block.getByRole("textbox", { name: "Your place" }),
    block.getByRole("link", { name: /Send this order on WhatsApp/ }),
    block.getByRole("link", { name: /Send by SMS/ }),
    block.getByRole("link", { name: /Call us/ }),
  ]) {
    await expect.poll(async () => (await control.boundingBox())?.height, String(control)).toBeGreaterThanOrEqual(44)
    await expect.poll(() => getBottom(control), String(control)).toBeLessThanOrEqual(640)
  }
}
