import type { Locator, Page } from "@playwright/test"
import { words as cartWords } from "../../src/features/cart/words"
import { words as shopWords } from "../../src/features/shop/words"
import { products, routes } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * Names, roles and announcements on the way from the shop to an order. What is announced is the text of a live region, or
 * the name and description of what gets the focus.
 */

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } })

const main = (page: Page) => page.getByRole("main")
const said = (page: Page, text: string | RegExp) =>
  expect(page.locator("[role=status], [role=alert], [aria-live]").filter({ hasText: text }).first()).toBeAttached()

/** Presses Enter on a control, as screen readers do. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press("Enter")
}

test("Screen reader: names and announcements of list, cart and checkout", async ({ page }) => {
  const { title, price, unit } = products.slice(0, 8).find(({ oldPrice }) => oldPrice) ?? missing()
  const pages = Math.ceil(products.length / 8)

  await test.step("list: a card has heading, prices in words and named buttons; a page is announced", async () => {
    await open(page, routes.shop)
    const card = main(page).getByRole("article").filter({ hasText: title })
    await expect(card.getByRole("heading", { level: 2, name: title }).getByRole("link")).toHaveAccessibleName(title)
    await expect(card).toContainText("Old price:")
    await expect(card).toContainText("New price:")
    await expect(card.getByRole("button", { name: shopWords.save(title) })).toHaveAttribute("aria-pressed", "false")
    await press(main(page).getByRole("link", { name: "Next page" }))
    await said(page, `Page 2 of ${pages}`)
    await expect(main(page).getByRole("group", { name: "Products" })).toBeFocused()
    await press(main(page).getByRole("link", { name: "Previous page" }))
    await said(page, `Page 1 of ${pages}`)
  })

  await test.step("cart: both notices are announced, the dialog has name, list and focus", async () => {
    const add = main(page).getByRole("button", { name: `${shopWords.addToCart} (${title})` })
    await press(add)
    await said(page, shopWords.added)
    await expect(add).toHaveAccessibleName(`${shopWords.addToCart} (${title}): ${shopWords.inCart}`)
    await press(add)
    await said(page, shopWords.alreadyInCart)
    const opener = page.getByRole("complementary", { name: "Shortcuts" }).getByRole("link", { name: /^Cart, 1 item/ })
    await expect(opener).toHaveAttribute("aria-haspopup", "dialog")
    await press(opener)
    const cart = page.getByRole("dialog", { name: "Cart" })
    await expect(cart).toBeFocused()
    await expect(cart.getByRole("listitem").filter({ hasText: title })).toContainText(`1 ${unit.one}`)
    await press(cart.getByRole("link", { name: cartWords.viewCart }))
    await said(page, "Navigated to")
  })

  await test.step("cart's page: a new total and a refused coupon are announced", async () => {
    const quantity = main(page).getByRole("spinbutton", { name: `Quantity of ${title}` })
    await quantity.fill("5")
    const amount = Number(price.replace(/\.00$|\D/g, ""))
    await said(page, (5 * amount).toLocaleString("en-GB"))
    await press(main(page).getByRole("button", { name: cartWords.coupon.apply }))
    await said(page, cartWords.coupon.invalid)
    const coupon = main(page).getByRole("textbox", { name: cartWords.coupon.label })
    await expect(coupon).toBeFocused()
    await expect(coupon).toHaveAccessibleDescription(cartWords.coupon.invalid)
  })
})

function missing(): never {
  throw new Error("None of the first eight products has an old price.")
}
