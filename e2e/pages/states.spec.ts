import { expectNoViolations } from "../support/axe"
import { reachContactForm, subscribe } from "../support/forms"
import { expectNoSidewaysScrolling } from "../support/geometry"
import { menuOf } from "../support/menu"
import { expect, open, test } from "../support/test"

/* axe in the states that every page can be in. The states of one subject are in its journey. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("no violations in the states of a narrow page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, "/")
  const state = async (name: string, enter: () => Promise<unknown>) => {
    await test.step(name, async () => {
      await enter()
      await expectNoViolations(page, `/ at 320 px with ${name}`)
      await expectNoSidewaysScrolling(page)
    })
  }
  await state("the mobile menu and an open group", async () => {
    const { button, group } = menuOf(page)
    await button.click()
    await group("Pages").click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu.getByRole("link", { name: "About Us" })).toBeVisible()
  })
  await page.keyboard.press("Escape")
  await state("a form with errors", async () => {
    const form = await reachContactForm(page)
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(page.getByText("Please fill in: Your name.")).toBeVisible()
  })
  await state("a notice", async () => {
    await subscribe(page)
    await expect(page.locator("[data-slot=toast]")).toBeVisible()
  })
})

test("no violations in the states of a wide page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  const state = async (name: string, enter: () => Promise<unknown>) => {
    await test.step(name, async () => {
      await enter()
      await expectNoViolations(page, `/ at 1440 px with ${name}`)
      await page.keyboard.press("Escape")
    })
  }
  const menu = page.locator("[data-slot=menu]")
  await state("an open list of the menu", async () => {
    await menu.getByRole("button", { name: "Pages" }).click()
    await expect(menu.getByRole("link", { name: "About Us" })).toBeVisible()
  })
  await state("the side panel", async () => {
    await page.getByRole("button", { name: "About us and contact" }).click()
    await expect(page.getByRole("dialog", { name: "About CaFN" })).toBeVisible()
  })
  await state("a notice over the side panel, which it is announced over", async () => {
    await page.getByRole("button", { name: "About us and contact" }).click()
    const panel = page.getByRole("dialog", { name: "About CaFN" })
    await panel.getByLabel("Your email address").fill("nakato@example.com")
    await panel.getByRole("button", { name: "Subscribe" }).click()
    // Both by role: neither the panel nor the notice may be hidden from screen readers.
    await expect(page.getByRole("status").filter({ hasText: "Thanks For Your Message" })).toBeAttached()
    await expect(page.locator("[data-slot=toast]")).toBeVisible()
    await page.keyboard.press("F8")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Close this notice" })).toBeFocused()
  })
  // The notice takes one Escape, the panel below it another.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await state("the open search", async () => {
    await page.getByRole("button", { name: "Search", exact: true }).first().click()
    await expect(page.getByRole("combobox", { name: "Search the site" })).toBeVisible()
  })
  await state("the video dialog", async () => {
    await page.getByRole("button", { name: "Watch a morning on the farm" }).click()
    await expect(page.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
  })
})
