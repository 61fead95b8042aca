import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { asRead, savedCart, storeCart, twoCurrencies } from "./support/cart"
import { expectNoLostText, expectNoSidewaysScrolling } from "./support/geometry"
import { routes, site } from "./support/site"
import { expect, open, test } from "./support/test"

/* The checkout (spec section 2, Checkout; sections 3 and 5; decisions.md, "Controls"). */

const PAYMENT_NOTICE =
  "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements."

const filled = JSON.stringify(twoCurrencies)
const main = (page: Page) => page.getByRole("main")
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name })
const whatsApp = (page: Page) => main(page).getByRole("link", { name: /Send this order on WhatsApp/ })

const answers = {
  "First name": "Prossy",
  "Last name": "Nakato & Sons 🐄",
  "Street address": "Plot 7, Secret Lane",
  "Town / City": "Gulu #1",
  "State / County": "Northern",
  "Postcode / ZIP": "none",
  "Email address": "nakato@example.com",
}

async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(answers)) await box(page, name).fill(text)
}

async function message(page: Page): Promise<string> {
  const address = new URL((await whatsApp(page).getAttribute("href")) ?? "")
  expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${site.chat.number.replace(/\D/g, "")}`)
  return address.searchParams.get("text") ?? ""
}

test.describe("with goods in the cart", () => {
  test.beforeEach(({ page }) => storeCart(page, filled))

  test("the order and the stated notice stand beside the form", async ({ page }) => {
    await open(page, routes.checkout)
    const summary = main(page).locator("[data-slot=order-summary]")
    await expect(summary).toContainText("Fresh Milk × 2")
    await expect(summary).toContainText("UGX45,000.00")
    await expect(summary).toContainText("$90.00")
    await expect(summary).toContainText("Free shipping")
    await expect(main(page).getByText(PAYMENT_NOTICE)).toBeVisible()
  })

  test("what is missing is said beside its field, in the page's words; the first has the focus", async ({ page }) => {
    await open(page, routes.checkout)
    await main(page).getByRole("button", { name: "Place order" }).click()
    for (const name of Object.keys(answers))
      await expect(main(page).getByText(`Please fill in: ${name}.`)).toBeVisible()
    await expect(main(page).getByText(/^Please/)).toHaveCount(Object.keys(answers).length)
    await expect(box(page, "First name")).toBeFocused()
    await fill(page)
    await box(page, "Email address").fill("nakato")
    await main(page).getByRole("button", { name: "Place order" }).click()
    await expect(box(page, "Email address")).toBeFocused()
    await expect(main(page).getByText("Please write an email address like name@example.com.")).toBeVisible()
  })

  test("the country list is the browser's own: Canada at first, chosen by typing, Uganda on top", async ({ page }) => {
    await open(page, routes.checkout)
    const list = main(page).getByRole("combobox", { name: "Country" })
    await expect(list).toHaveValue("canada")
    await expect(list.locator("option")).toHaveText(["Uganda", "Australia", "Canada", "China", "Japan", "Bangladesh"])
    await list.focus()
    await page.keyboard.type("Ug")
    await expect(list).toHaveValue("uganda")
    await page.keyboard.press("ArrowDown")
    await expect(list).toHaveValue("australia")
  })

  test("submitting resets the form, keeps the cart, and hands the order to WhatsApp", async ({ page }) => {
    await open(page, routes.checkout)
    await fill(page)
    await main(page).getByRole("combobox", { name: "Country" }).selectOption("uganda")
    await box(page, "Order notes").fill("100% sure? Ring first\nafter four")
    await main(page).getByRole("button", { name: "Place order" }).click()

    await expect(box(page, "First name")).toHaveValue("")
    await expect(box(page, "Order notes")).toHaveValue("")
    await expect(main(page).getByRole("combobox", { name: "Country" })).toHaveValue("canada")
    await expect(page.locator("[data-slot=notice]:focus")).toContainText(PAYMENT_NOTICE)
    await expect(page).toHaveURL("/checkout")
    expect(await savedCart(page)).toEqual(asRead(twoCurrencies))

    await whatsApp(page).focus()
    expect(await message(page)).toBe(
      [
        "Order from the CaFN website",
        "2 × Fresh Milk (UGX22,500.00 each): UGX45,000.00",
        "2 × Leather Hide ($45.00 each): $90.00",
        "Shipping: Free shipping",
        "Total: UGX45,000.00",
        "Total: $90.00",
        "Name: Prossy Nakato & Sons 🐄",
        "Place: Gulu #1, Uganda",
        "Notes: 100% sure? Ring first\nafter four",
      ].join("\n"),
    )
    await expect(whatsApp(page)).toHaveAttribute("target", "_blank")
    await expect(whatsApp(page)).toHaveAttribute("rel", /noopener/)
  })

  test("the order can be sent before the form is, and holds no address, e-mail or telephone", async ({ page }) => {
    await open(page, routes.checkout)
    await fill(page)
    await box(page, "Phone number").fill("+256 700 000 000")
    const text = await message(page)
    expect(text).toContain("Name: Prossy")
    expect(text).toContain("Place: Gulu #1, Canada")
    for (const secret of ["Secret Lane", "example.com", "700"]) expect(text).not.toContain(secret)
  })

  test("what is typed before the scripts are there stays, and is in the message", async ({ page }) => {
    await page.goto(routes.checkout)
    await box(page, "Town / City").fill("Mbale")
    await expect(whatsApp(page)).toBeVisible()
    await expect(box(page, "Town / City")).toHaveValue("Mbale")
    await whatsApp(page).focus()
    expect(await message(page)).toContain("Place: Mbale, Canada")
  })

  test("nothing of the form goes anywhere without a tap", async ({ page }) => {
    await open(page, routes.checkout)
    const sent: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes("Prossy")) sent.push(request.url())
    })
    await fill(page)
    await main(page).getByRole("button", { name: "Place order" }).click()
    await expect(box(page, "First name")).toHaveValue("")
    await page.waitForTimeout(500)
    expect(sent).toEqual([])
  })

  test.describe("on a phone of 360 × 640", () => {
    test.use({ viewport: { width: 360, height: 640 } })

    for (const route of [routes.checkout, routes.cart]) {
      test(`${route}: name, place and every way to send the order stand on the first screen`, async ({ page }) => {
        await open(page, route)
        const block = main(page).locator("[data-slot=send-order]")
        await expect(whatsApp(page)).toBeVisible()
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        for (const control of [
          block.getByRole("textbox", { name: "Your name" }),
          block.getByRole("textbox", { name: "Your place" }),
          block.getByRole("link", { name: /Send this order on WhatsApp/ }),
          block.getByRole("link", { name: /Send by SMS/ }),
          block.getByRole("link", { name: /Call us/ }),
        ]) {
          const { y, height } = (await control.boundingBox()) ?? { y: 9_999, height: 0 }
          expect(height).toBeGreaterThanOrEqual(44)
          expect(y + height, String(control)).toBeLessThanOrEqual(640)
        }
      })
    }

    test("an order goes out with a name and a place, by WhatsApp or by an SMS of two parts", async ({ page }) => {
      await open(page, routes.checkout)
      await box(page, "Your name").fill("Prossy")
      await box(page, "Your place").fill("Gulu, behind the market")
      expect(await message(page)).toContain("Name: Prossy\nPlace: Gulu, behind the market")
      const sms =
        (await main(page)
          .getByRole("link", { name: /Send by SMS/ })
          .getAttribute("href")) ?? ""
      const text = decodeURIComponent(sms.split("?body=")[1] ?? "")
      expect(sms).toMatch(/^sms:\+256/)
      expect(text.length).toBeLessThanOrEqual(306)
      for (const line of ["Total: UGX45,000.00", "Total: $90.00", "Name: Prossy", "Place: Gulu, behind the market"]) {
        expect(text.split("\n")).toContain(line)
      }
    })

    test("the billing form is folded, unfolds, and an error in it is not hidden", async ({ page }) => {
      await open(page, routes.checkout)
      const fold = main(page).getByRole("button", { name: "Billing details" })
      await expect(fold).toHaveAttribute("aria-expanded", "false")
      await expect(box(page, "First name")).toBeHidden()
      await fold.click()
      await expect(box(page, "First name")).toBeVisible()
      await main(page).getByRole("button", { name: "Place order" }).click()
      await expect(box(page, "First name")).toBeFocused()
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.setViewportSize({ width: 360, height: 640 })
      await expect(box(page, "First name")).toBeVisible()
    })
  })

  test("name and place of the cart go on to the checkout", async ({ page }) => {
    await open(page, routes.cart)
    await box(page, "Your name").fill("Prossy")
    await main(page).getByRole("link", { name: "Checkout" }).click()
    await expect(page).toHaveURL("/checkout")
    await expect(box(page, "Your name")).toHaveValue("Prossy")
    expect(await message(page)).toContain("Name: Prossy")
  })

  test("nothing is told to have been sent that wasn't", async ({ page }) => {
    await open(page, routes.checkout)
    await fill(page)
    await main(page).getByRole("button", { name: "Place order" }).click()
    await expect(page.locator("[data-slot=notice]:focus")).toContainText("Nothing has been sent yet.")
    const again = main(page)
      .locator("[data-slot=order-notice]")
      .getByRole("link", { name: /Send on WhatsApp/ })
    expect(await again.getAttribute("href")).toBe(await whatsApp(page).getAttribute("href"))
  })

  for (const width of [320, 768, 1440]) {
    test(`has no violations at ${width} px: the order, and errors in the form`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await open(page, routes.checkout)
      await expect(whatsApp(page)).toBeVisible()
      await expectNoViolations(page, `checkout ${width} px`)
      await expectNoSidewaysScrolling(page)
      if (width < 768) await main(page).getByRole("button", { name: "Billing details" }).click()
      await main(page).getByRole("button", { name: "Place order" }).click()
      await expectNoViolations(page, `checkout with errors ${width} px`)
      await expectNoLostText(page)
    })
  }
})

test.describe("with an empty cart", () => {
  test("the page says so and leads to the shop", async ({ page }) => {
    await storeCart(page, "[]")
    await open(page, routes.checkout)
    await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
    await expect(main(page).getByRole("button", { name: "Place order" })).toHaveCount(0)
    await main(page).getByRole("link", { name: "Visit the shop" }).click()
    await expect(page).toHaveURL("/shop")
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says what to do, with numbers, and shows no form that would do nothing", async ({ page }) => {
    await page.goto(routes.checkout)
    const help = main(page).locator("[data-slot=cart-help]")
    await expect(help).toBeVisible()
    for (const { number } of site.telephones) await expect(help.getByRole("link", { name: number })).toBeVisible()
    for (const form of await main(page).locator("form").all()) await expect(form).toBeHidden()
  })
})
