import type { Page } from "@playwright/test"
import { expectNoViolations, WIDTHS } from "./support/axe"
import { fillCart } from "./support/cart"
import { reachContactForm, subscribe } from "./support/forms"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "./support/geometry"
import { everyRoute, routes } from "./support/site"
import { expect, open, test } from "./support/test"

/* WCAG 2.2 AA and beyond (budgets.md, "Accessibility"), on every kind of page, in every width, theme and state. */

// Animations end at once, so that nothing is judged while it fades.
test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const route of everyRoute) {
  test(`${route} has no violations`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await open(page, route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (width >= 1024) await expect(page.locator("[data-slot=menu]")).toBeVisible()
      await expectNoViolations(page, `${route} ${width} px`)
      await expectNoSidewaysScrolling(page)
    }
  })
}

interface State {
  name: string
  width: number
  route?: string
  prepare?: (page: Page) => Promise<void>
  enter: (page: Page) => Promise<void>
}

const states: State[] = [
  {
    name: "the mobile menu, a group unfolded",
    width: 320,
    enter: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click()
      const menu = page.getByRole("dialog", { name: "Menu" })
      await menu.getByRole("button", { name: "Pages" }).click()
      await expect(menu.getByRole("link", { name: "About Us" })).toBeVisible()
    },
  },
  {
    name: "the side panel",
    width: 768,
    enter: async (page) => {
      await page.getByRole("button", { name: "About us and contact" }).click()
      await expect(page.getByRole("dialog", { name: "About CaFN" })).toBeVisible()
    },
  },
  {
    name: "the empty cart",
    width: 320,
    enter: async (page) => {
      await page.getByRole("button", { name: /^Cart/ }).click()
      await expect(page.getByText("Your cart is empty.")).toBeVisible()
    },
  },
  {
    name: "the filled cart",
    width: 320,
    prepare: fillCart,
    enter: async (page) => {
      await page.getByRole("button", { name: "Cart, 3 items" }).click()
      await expect(page.getByRole("button", { name: "Remove Fresh Milk" })).toBeVisible()
    },
  },
  {
    name: "the open search",
    width: 768,
    enter: async (page) => {
      await page.getByRole("button", { name: "Search", exact: true }).first().click()
      await expect(page.getByRole("combobox", { name: "Search the site" })).toBeVisible()
    },
  },
  {
    name: "a menu list",
    width: 1440,
    enter: async (page) => {
      await page.locator("[data-slot=menu]").getByRole("button", { name: "Pages" }).click()
      await expect(page.locator("[data-slot=menu]").getByRole("link", { name: "About Us" })).toBeVisible()
    },
  },
  {
    name: "the video dialog",
    width: 1440,
    enter: async (page) => {
      await page.getByRole("button", { name: "Watch a morning on the farm" }).click()
      await expect(page.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
    },
  },
  {
    name: "a form with errors",
    width: 320,
    enter: async (page) => {
      const form = await reachContactForm(page)
      await form.getByRole("button", { name: "Send message" }).click()
      await expect(page.getByText("Please fill in: Your name.")).toBeVisible()
    },
  },
  {
    name: "a notice",
    width: 320,
    enter: async (page) => {
      await subscribe(page)
      await expect(page.locator("[data-slot=toast]")).toBeVisible()
    },
  },
  {
    name: "a service's last question open",
    width: 320,
    route: routes.longService,
    enter: async (page) => {
      await page.locator("[data-slot=accordion-trigger]").last().click()
      await expect(page.locator("[data-slot=accordion-content]").last()).toBeVisible()
    },
  },
]

for (const { name, width, route = "/", prepare, enter } of states) {
  test(`no violations with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await prepare?.(page)
    await open(page, route)
    await enter(page)
    await expectNoViolations(page, `${name} ${width} px`)
    await expectNoSidewaysScrolling(page)
  })
}

for (const route of [routes.home, routes.servicesList, routes.service]) {
  test(`${route} loses no words with letters of double size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const browser = await page.context().newCDPSession(page)
    // What a visitor's browser does who has chosen letters of twice the size.
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await open(page, route)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    await scrollThrough(page)
    await expectNoSidewaysScrolling(page)
    await expectNoLostText(page)
  })

  test(`${route} loses no words with wide spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, route)
    // WCAG 1.4.12, to the letter.
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await scrollThrough(page)
      await expectNoSidewaysScrolling(page)
      await expectNoLostText(page)
    }
  })
}

test("forced colours leave every control and the focus to be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  // The colours are the browser's own then, and axe reads those that the page asked for.
  await expectNoViolations(page, "/ 1440 px forced colours", ["color-contrast"])
  await page.keyboard.press("Tab")
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).toBe("solid")
})
