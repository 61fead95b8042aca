import type { Locator, Page } from "@playwright/test"

/** A list of the wide screens' menu: its heading, a native disclosure as well, and its links. */
export const getMenuGroup = (page: Page, title: string) => {
  const menu = page.locator("header [data-slot=menu]").first()
  return {
    heading: menu.locator("summary").filter({ hasText: title }),
    link: (name: string): Locator => menu.getByRole("link", { name }),
  }
}

/** The menu of small screens, a native disclosure: Playwright knows no role of a `<summary>`. */
export const getMobileMenu = (page: Page) => {
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
