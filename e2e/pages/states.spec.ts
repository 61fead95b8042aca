import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { subscribe } from "../support/forms"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { getMenuGroup, getMobileMenu } from "../support/menu"
import { routes } from "../support/site"
import { getToast } from "../support/toast"
import { expectLargeTouchTargets } from "../support/touch-targets"
import { expect, open, test } from "../support/test"
import { messages as componentMessages } from "../../src/components/messages"
import { formMessages } from "../../src/features/contact/form-messages"
import { messages as layoutMessages } from "../../src/layout/messages"

/* axe in states that every page can have. States of one feature are in its journey. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

async function openAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await open(page, routes.contact)
}

/** Enters a state and runs axe. */
async function checkState(page: Page, name: string, enter: () => Promise<unknown>): Promise<void> {
  await test.step(name, async () => {
    await enter()
    await expectNoViolations(page, name)
    await expectNoSidewaysScrolling(page)
  })
}

test("axe: states of a narrow page: menu, form with errors, toast", async ({ page }) => {
  await openAt(page, 320)
  await checkState(page, "the mobile menu and an open group", async () => {
    const { button, group, menu: disclosure } = getMobileMenu(page)
    await button.click()
    await group("Shop").click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu.getByRole("link", { name: "Products" })).toBeVisible()
    await expectLargeTouchTargets(disclosure)
  })
  await page.keyboard.press("Escape")
  await checkState(page, "a form with errors, and a toast", async () => {
    await page.getByRole("main").getByRole("button", { name: formMessages.submit }).click()
    await expect(page.getByText("Please fill in: Your name.")).toBeVisible()
    await subscribe(page)
    await expect(getToast(page)).toBeVisible()
  })
})

test("axe: states of a wide page: menu, side panel with toast, search", async ({ page }) => {
  await openAt(page, 1440)
  const { heading, link } = getMenuGroup(page, "Pages")
  await checkState(page, "an open group of the menu", async () => {
    await heading.click()
    await expect(link("About Us")).toBeVisible()
  })
  await page.keyboard.press("Escape")
  await checkState(page, "the side panel, and a toast over it", async () => {
    await page.getByRole("button", { name: layoutMessages.info }).click()
    const panel = page.getByRole("dialog", { name: "About CaFN" })
    await panel.getByLabel("Your email address").fill("nakato@example.com")
    await panel.getByRole("button", { name: "Subscribe" }).click()
    // Both by role: neither the panel nor the toast is hidden from screen readers.
    await expect(page.getByRole("status").filter({ hasText: layoutMessages.subscribe.thanks.panel })).toBeAttached()
    await expect(getToast(page)).toBeVisible()
    await page.keyboard.press("F8")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: componentMessages.toasts.close })).toBeFocused()
  })
  // The first press closes the toast, the second the panel.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await checkState(page, "the open search", async () => {
    await page.getByRole("button", { name: "Search", exact: true }).first().click()
    await expect(page.getByRole("banner").getByRole("searchbox", { name: "Search the site" })).toBeVisible()
  })
})
