import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { followLink } from "../support/page-state"
import { products, routes, services } from "../support/site"
import { expect, open, test } from "../support/test"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Browsers that block storage. Several tabs: e2e/journeys/cart.spec.ts. */

test("Blocked storage: services, data saver, wishlist and cart work in memory", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError")
        },
      })
    }
  })
  await open(page, routes.service)
  const navigation = page.getByRole("navigation", { name: "All services" })
  await navigation.getByRole("link", { name: services[1]?.title }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(services[1]?.title ?? "no service")
  await expect(navigation.locator("[aria-current=page]")).toHaveText(services[1]?.title ?? "no service")

  const toggle = page.getByRole("switch", { name: layoutMessages.dataSaver.label })
  await toggle.check()
  await expect(page.locator("html")).toHaveAttribute(SAVE_DATA_ATTRIBUTE)
  await toggle.uncheck()

  await followLink(page, routes.shop)
  const title = products[0]?.title ?? "no product"
  const heart = page.getByRole("button", { name: shopMessages.save(title) })
  await heart.click()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await page
    .getByRole("main")
    .getByRole("button", { name: `${shopMessages.addToCart} (${title})` })
    .click()
  // The toast covers the button for five seconds.
  await page.getByRole("button", { name: "Cart, 1 item" }).press("Enter")
  await page.getByRole("dialog", { name: "Cart" }).getByRole("link", { name: "View cart" }).click()
  await expect(page.getByRole("main").locator("[data-slot=cart-line]")).toContainText([title])
})
