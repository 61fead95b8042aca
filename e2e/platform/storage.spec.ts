import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { navigation, products, routes, services } from "../support/site"
import { expect, open, test } from "../support/test"

/* Browsers that refuse to store anything. What becomes of the cart then: e2e/journeys/cart.spec.ts. */

test("blocked storage costs the memory only: settings, services and saved products work", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError")
        },
      })
    }
  })

  await test.step("a service, and the one that is chosen beside it", async () => {
    await open(page, routes.service)
    const all = page.getByRole("navigation", { name: "All services" })
    await all.getByRole("link", { name: services[1]?.title }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(services[1]?.title ?? "no service")
    await expect(all.locator("[aria-current=page]")).toHaveText(services[1]?.title ?? "no service")
  })

  await test.step("the switch that saves data", async () => {
    const toggle = page.getByRole("switch", { name: navigation.dataSaver.label })
    await toggle.check()
    await expect(page.locator("html")).toHaveAttribute(SAVE_DATA_ATTRIBUTE)
    await toggle.uncheck()
    await expect(page.locator("html")).not.toHaveAttribute(SAVE_DATA_ATTRIBUTE)
  })

  await test.step("an empty cart", async () => {
    await page.getByRole("button", { name: /^Cart/ }).click()
    await expect(page.getByText("Your cart is empty.")).toBeVisible()
    await page.keyboard.press("Escape")
  })

  await test.step("a product that is saved", async () => {
    await page.locator(`a[href="${routes.shop}"]`).first().dispatchEvent("click")
    await expect(page).toHaveURL(routes.shop)
    const heart = page.getByRole("button", { name: new RegExp(`^Save.* ${products[0]?.title}`) }).first()
    await heart.click()
    await expect(heart).toHaveAttribute("aria-pressed", "true")
  })
})
