import type { Locator, Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { menuOf } from "../support/menu"
import { unfold } from "../support/forms"
import { products, routes } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * What lies over the page: dialogs, panels and the phone's menu under Android's Back (src/components/use-overlay.ts), and
 * where toasts stand. That Escape closes them and where the focus goes: the journeys of their subjects.
 */

const phone = { width: 360, height: 640 }
const banner = (page: Page) => page.getByRole("banner")
const toast = (page: Page) => page.locator("[data-slot=toast]")
const first = products[0]?.title ?? ""
const addFirst = (page: Page) => page.getByRole("main").getByRole("button", { name: `Add to cart (${first})` })

/**
 * Android's Back. Desktop Chromium takes Escape for the same close request if no script handles the key, so none hears it.
 */
const back = (page: Page) => page.keyboard.press("Escape")

test.describe("Android's Back", () => {
  test.use({ viewport: phone })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener("keydown", (event) => event.key === "Escape" && event.stopImmediatePropagation(), true),
    )
  })

  const overlays: Readonly<Record<string, { route: string; reach: (page: Page) => Promise<Locator> }>> = {
    "the menu": {
      route: routes.services,
      reach: async (page) => {
        await menuOf(page).button.click()
        return page.getByRole("dialog", { name: "Menu" })
      },
    },
    "the cart": {
      route: routes.services,
      reach: async (page) => {
        // Where the header has it.
        await page.setViewportSize({ width: 800, height: 640 })
        await banner(page)
          .getByRole("button", { name: /^Cart, / })
          .click()
        return page.getByRole("dialog", { name: "Cart" })
      },
    },
    "the cart of a phone": {
      route: routes.services,
      reach: async (page) => {
        await page
          .getByRole("complementary", { name: "Shortcuts" })
          .getByRole("link", { name: /^Cart, / })
          .click()
        return page.getByRole("dialog", { name: "Cart" })
      },
    },
    "the search": {
      route: routes.services,
      reach: async (page) => {
        await banner(page).getByRole("button", { name: "Search" }).click()
        return banner(page).locator("#site-search")
      },
    },
    "a quick view": {
      route: routes.shop,
      reach: async (page) => {
        await page.getByRole("button", { name: `Quick view of ${first}` }).click()
        return page.getByRole("dialog", { name: first })
      },
    },
    "a video": {
      route: routes.home,
      reach: async (page) => {
        await page.getByRole("button", { name: "Watch a morning on the farm" }).click()
        return page.locator("[data-slot=video-dialog]")
      },
    },
  }

  for (const [name, { route, reach }] of Object.entries(overlays)) {
    test(`closes ${name}, each time anew, and the page stays`, async ({ page }) => {
      await fillCart(page)
      await open(page, route)
      for (const time of ["first", "second"]) {
        await test.step(`for the ${time} time`, async () => {
          const overlay = await reach(page)
          await expect(overlay).toBeVisible()
          await back(page)
          await expect(overlay).toBeHidden()
          await expect(page).toHaveURL(route)
        })
      }
    })
  }
})

test.describe("toasts", () => {
  for (const { width, height } of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    test(`stand below the header at ${width} px, and go when something opens over the page`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, routes.shop)
      await addFirst(page).click()
      await expect(toast(page)).toBeVisible()
      expect(await topOf(toast(page))).toBeGreaterThanOrEqual(await bottomOf(banner(page)))

      if (width === phone.width) {
        await menuOf(page).button.click()
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
      } else {
        await banner(page).getByRole("button", { name: "Cart, 1 item" }).click()
        await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible()
      }
      await expect(toast(page)).toHaveCount(0)
    })
  }

  test("that come from a dialog can be pressed, and Escape closes first the toast, then the dialog", async ({
    page,
  }) => {
    await open(page, routes.shop)
    await page.getByRole("button", { name: `Quick view of ${first}` }).click()
    const view = page.getByRole("dialog", { name: first })
    await view.getByRole("button", { name: "Add to cart" }).click()
    await toast(page).locator("[data-slot=toast-close]").click()
    await expect(toast(page)).toHaveCount(0)
    await view.getByRole("button", { name: "Add to cart" }).click()
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(toast(page)).toHaveCount(0)
    await expect(view).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(view).toHaveCount(0)
  })

  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`leave what a form says in its place uncovered, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, routes.contact)
      await unfold(page, "Write to us here")
      const form = page.getByRole("main").locator("form", { has: page.getByRole("button", { name: "Send message" }) })
      await form.getByLabel("Your name").fill("Nakato")
      await form.getByLabel("Email address").fill("nakato@example.com")
      await form.getByLabel("Phone number").fill("+256 000 000 009")
      await form.getByLabel("Your message").fill("Do you buy goats?")
      await form.getByRole("button", { name: "Send message" }).click()
      await expect(toast(page)).toContainText("Thanks For Your Message")
      const said = page.locator("[data-slot=sent-message]")
      await expect(said.getByText("Nothing has been sent yet.")).toBeInViewport()
      await expect.poll(async () => (await topOf(said)) - (await bottomOf(toast(page)))).toBeGreaterThanOrEqual(0)
    })
  }
})

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ? box.y + box.height : NaN
}
