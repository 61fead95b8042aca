import type { Locator, Page } from "@playwright/test"

/** A group of the wide screens' menu: its heading, which opens it, and its links. */
export const getMenuGroup = (page: Page, title: string) => {
  const menu = page.locator("header [data-slot=menu]").first()
  return {
    heading: menu.locator("summary").filter({ hasText: title }),
    link: (name: string): Locator => menu.getByRole("link", { name }),
  }
}

/** The menu of small screens, a native disclosure. Playwright has no role for a `<summary>`. */
export const getMobileMenu = (page: Page) => {
  const menu = page.locator("[data-slot=mobile-menu]")
  const drawer = menu.locator("[data-slot=mobile-menu-drawer]")
  return {
    /** Button and drawer. */
    menu,
    /** Opens and closes the drawer. */
    button: menu.locator("> summary"),
    drawer,
    /** Opens and closes a group of links. */
    group: (title: string): Locator => drawer.locator("summary").filter({ hasText: title }),
  }
}
