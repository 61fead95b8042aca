import { expectNavigated, expectFocusTrap, expectVisibleFocus, tabNext, tabTo, tabToEnd } from "../support/keyboard"
import { getMenuGroup, getMobileMenu } from "../support/menu"
import { routes } from "../support/site"
import { expect, onlyInAll, open, test } from "../support/test"
import { messages as componentMessages } from "../../src/components/messages"
import { messages as layoutMessages } from "../../src/layout/messages"
import { messages as sharedMessages } from "../../src/shared/messages"

/*
 * Navigation by keyboard, with a visible focus at every stop (support/keyboard.ts). Shop, product, gallery, blog and order
 * by keyboard: their own files.
 */

const chatLabel = sharedMessages.chatWithUs
const topLabel = componentMessages.toTop
test.describe("from end to end", () => {
  // 1280 × 1024 at 400 %, where header and floating buttons take most of the screen.
  test.use({ viewport: { width: 320, height: 256 } })

  const walk = (route: string) =>
    test(`Keyboard: every tab stop of ${route} at 320 × 256 px is visible, up to the end`, async ({ page }) => {
      // Up to ninety presses, each of which waits until the page is idle.
      test.slow()
      await open(page, route)
      const names = await tabToEnd(page, 250)
      // The search page focuses its box.
      if (route !== routes.search) expect(names[0]).toContain(layoutMessages.skip)
      expect(names.join("\n")).toContain(chatLabel)
      expect(names.at(-1)).toContain(topLabel)
    })

  walk(routes.contact)
  test.describe("more routes", () => {
    onlyInAll()
    const { home, service, productWithThumbs, registration, shop, search, cart } = routes
    for (const route of [home, service, productWithThumbs, registration, shop, search, cart]) walk(route)
  })
})

test.describe("header", () => {
  test.use({
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
  })

  test("Keyboard: side panel and menu", async ({ page }) => {
    test.slow()
    await open(page, routes.services)

    await test.step("side panel: Tab cycles both ways, an empty form has an error, Escape closes", async () => {
      const opener = page.getByRole("button", { name: layoutMessages.info })
      const panel = page.getByRole("dialog", { name: "About CaFN" })
      const close = panel.getByRole("button", { name: "Close" })
      await tabTo(page, opener)
      await page.keyboard.press("Enter")
      await expect(close).toBeFocused()
      await expectVisibleFocus(page)
      await tabTo(page, panel.getByRole("button", { name: "Subscribe" }), { max: 10 })
      await page.keyboard.press("Enter")
      const field = panel.getByRole("textbox", { name: "Your email address" })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription("Please fill in: Your email address.")
      await tabTo(page, close, { max: 10 })
      await tabNext(page, panel.getByRole("link", { name: "CaFN on TikTok" }), { backwards: true })
      await page.keyboard.press("Escape")
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
      await expectVisibleFocus(page)
    })

    await test.step("menu: a group opens, and its link navigates with focus at the start", async () => {
      const { heading, link } = getMenuGroup(page, "Pages")
      await tabTo(page, heading, { backwards: true })
      await page.keyboard.press("Enter")
      await tabNext(page, link("About Us"))
      await page.keyboard.press("Escape")
      await expect(heading).toBeFocused()
      await expect(link("About Us")).toBeHidden()
      await page.keyboard.press("Space")
      await tabNext(page, link("About Us"))
      await tabNext(page, link("Farm"))
      await expectVisibleFocus(page)
      await page.keyboard.press("Enter")
      await expectNavigated(page, routes.farm)
      await expect(link("About Us")).toBeHidden()
    })
  })
})

test("Keyboard: the phone's menu opens, traps focus, restores it, and navigates", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, routes.services)
  const { button, group, menu } = getMobileMenu(page)
  const drawer = page.getByRole("dialog", { name: "Menu" })
  await tabTo(page, button)
  await page.keyboard.press("Enter")
  await expect(drawer).toBeVisible()
  await expect(button).toBeFocused()
  await tabTo(page, group("Pages"))
  await page.keyboard.press("Space")
  await tabNext(page, drawer.getByRole("link", { name: "About Us" }))
  await expectFocusTrap(page, menu, 30)
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press("Enter")
  await tabTo(page, drawer.getByRole("link", { name: "Team" }))
  await page.keyboard.press("Enter")
  await expectNavigated(page, routes.team)
  await expect(drawer).toBeHidden()
})
