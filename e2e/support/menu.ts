import type { Locator, Page } from "@playwright/test"

/** The menu of small screens, a native disclosure: Playwright knows no role of a `<summary>`. */
export const menuOf = (page: Page) => {
  const menu = page.locator("[data-slot=mobile-menu]")
  const sheet = menu.locator("[data-slot=mobile-menu-sheet]")
  return {
    /** All of it: the button and the sheet. */
    menu,
    /** The button that opens and closes it. */
    button: menu.locator("> summary"),
    sheet,
    /** The row that unfolds a group of links. */
    group: (title: string): Locator => sheet.locator("summary").filter({ hasText: title }),
  }
}
