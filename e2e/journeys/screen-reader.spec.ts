import type { Page } from "@playwright/test"
import { customer } from "../support/forms"
import { screenReader } from "../support/screen-reader"
import { memberSteps } from "../support/registration"
import { products, routes } from "../support/site"
import { expect, test } from "../support/test"
import { words as shopWords } from "../../src/features/shop/words"

/*
 * What somebody hears who can't see the site. Each walk is kept as a text in e2e/journeys/transcripts that is to be read,
 * not only compared (docs/write-a-test.md).
 */

// Nothing moves, so that a walk is the same every time.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } })

const main = (page: Page) => page.getByRole("main")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("Screen reader: shopping, from the list to the order (transcript)", async ({ page }) => {
  const title = products.find(({ id }) => id === 3)?.title ?? "no third product"
  const pages = Math.ceil(products.length / 8)
  const dropdown = page.getByRole("dialog", { name: "Cart" })
  const reader = await screenReader(page, "shop", "Shopping on a phone")

  reader.part("The list")
  await reader.opens(routes.shop)
  await reader.reads(page.getByRole("banner"))
  await reader.reads(main(page).getByRole("article").filter({ hasText: title }))
  // On a slow network: the router has its say before the products are there.
  await page.route("**/lists/products.json", async (route) => {
    await expect(page.locator("#gatsby-announcer")).toContainText("Navigated to")
    await route.continue()
  })
  await reader.presses("Enter", main(page).getByRole("link", { name: "Next page" }))
  await reader.hears(`Page 2 of ${pages}`, "(focus) group")
  await reader.presses("Enter", main(page).getByRole("link", { name: "Previous page" }))
  await reader.hears(`Page 1 of ${pages}`, "(focus) group")

  reader.part("Into the cart")
  await reader.presses("Enter", button(page, `${shopWords.addToCart} (${title})`))
  await reader.hears("Product added successfully")
  await reader.presses("Enter", button(page, `${shopWords.addToCart} (${title}): In the cart`))
  await reader.hears("Product already in cart")
  const bar = page.getByRole("complementary", { name: "Shortcuts" })
  await reader.presses("Enter", bar.getByRole("link", { name: /^Cart, 1 item/ }))
  await reader.hears("Cart")
  await reader.reads(dropdown)

  reader.part("The cart")
  await reader.presses("Enter", dropdown.getByRole("link", { name: "View cart" }))
  await reader.hears("Navigated to", "(focus) reads on")
  await reader.types("5", main(page).getByRole("spinbutton"))
  await reader.hears("UGX")
  await reader.presses("Enter", main(page).getByRole("button", { name: "Apply coupon" }))
  await reader.hears("(says) This coupon")

  reader.part("The checkout")
  await reader.presses("Enter", main(page).getByRole("link", { name: "Checkout" }))
  await reader.hears("Navigated to", "(focus) reads on")
  // The heading becomes a button once the cart has been read.
  await expect(main(page).getByRole("button", { name: "Billing details" })).toBeVisible()
  await reader.reads(main(page))
  await reader.presses("Enter", main(page).getByRole("button", { name: "Billing details" }))
  await reader.presses("Enter", main(page).getByRole("button", { name: "Place order" }))
  await reader.hears("(says) 7 answers need another look.", "(focus) textbox")
  for (const [field, answer] of Object.entries(customer)) {
    await reader.types(answer, main(page).getByRole("textbox", { name: field }))
  }
  await reader.presses("Enter", main(page).getByRole("button", { name: "Place order" }))
  await reader.hears("(focus) reads on from: Sorry")
  reader.done()
})

test("Screen reader: registration page and form (transcript)", async ({ page }) => {
  const form = page.frameLocator("iframe")
  const reader = await screenReader(page, "registration", "Becoming a member on a phone")
  reader.part("The page")
  await reader.opens(routes.registration)
  await expect(form.getByRole("button", { name: memberSteps[0]?.forward })).toBeVisible()
  // Without scripts it is open; with them it is folded once the page has come alive.
  await expect(main(page).locator("details[open]")).toHaveCount(0)
  await reader.reads(main(page))
  reader.part("The form in its frame, sent without answers")
  await reader.reads(form.getByRole("main"))
  await reader.presses("Enter", form.getByRole("button", { name: memberSteps[0]?.forward }))
  await reader.hears("(focus) textbox, Full name")
  reader.part("Step by step")
  for (const { questions, forward } of memberSteps) {
    for (const { label, answer } of questions) await reader.types(answer, form.getByLabel(label, { exact: true }))
    await reader.presses("Enter", form.getByRole("button", { name: forward }))
    await reader.hears(forward.startsWith("Next") ? "(focus) heading" : "(focus) region")
  }
  await reader.reads(form.getByRole("region", { name: /Your message is ready/ }))
  reader.done()
})
