import type { Page } from "@playwright/test"
import { arrive, expectSeenFocus, skipToContent, tabNext, tabTo, typeInto, walkToEnd } from "./support/keyboard"
import { navigation, readJson, routes } from "./support/site"
import { expect, open, test } from "./support/test"

/*
 * The site as somebody uses it who has no pointer: from the top of a page, key by key, and every stop of the focus must
 * be seen (support/keyboard.ts). This file: all pages, and what stands round them. What is done on the pages is in
 * keyboard-pages.spec.ts and keyboard-shop.spec.ts.
 */

const search = readJson<{
  label: string
  suggestions: { label: string }
  list: { label: string }
  chooseLabel: string
}>("search.json")
const { sidePanel, dataSaver } = navigation
const { label: chatLabel } = readJson<{ chat: { label: string } }>("site.json").chat
const topLabel = "Back to the top of the page"
const main = (page: Page) => page.getByRole("main")
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })

test.describe("the walk itself fails", () => {
  const ring = "<style>:focus-visible { outline: 3px solid blue }</style>"
  const button = (page: Page) => page.getByRole("button")

  test("where a stop has no ring, and names it", async ({ page }) => {
    await page.setContent(`${ring}<a href="#a" style="outline: none">Goats</a><button>Cows</button>`)
    await expect(tabTo(page, button(page))).rejects.toThrow(/a Goats[\s\S]*has no ring/)
  })

  test("where a stop is covered", async ({ page }) => {
    const lid = '<header style="position: fixed; inset: 0 0 auto; height: 99px; background: white"></header>'
    await page.setContent(`${ring}${lid}<a href="#a">Goats</a><button>Cows</button>`)
    await expect(tabTo(page, button(page))).rejects.toThrow(/a Goats[\s\S]*is covered by header/)
  })

  test("where a stop is higher than the screen and nothing of it shows", async ({ page }) => {
    const lid = (bottom: string) => `<div style="position: fixed; inset: 0 0 ${bottom}; background: white"></div>`
    const tall = '<a href="#a" style="display: block; height: 300vh; margin-top: -99px">Goats</a><button>Cows</button>'
    await page.setContent(`<!doctype html>${ring}${lid("40%")}${tall}`)
    await tabTo(page, page.getByRole("link"))
    await page.setContent(`<!doctype html>${ring}${lid("0")}${tall}`)
    await expect(tabTo(page, button(page))).rejects.toThrow(/a Goats[\s\S]*is covered by div/)
  })

  test("where a stop is off the screen", async ({ page }) => {
    await page.setContent(`${ring}<a href="#a" style="position: fixed; left: -900px">Goats</a><button>Cows</button>`)
    await expect(tabTo(page, button(page))).rejects.toThrow(/a Goats[\s\S]*is off the screen/)
  })

  test("where Tab does not lead, and says where it led", async ({ page }) => {
    await page.setContent(`${ring}<a href="#a">Goats</a><a href="#b">Hens</a><button disabled>Cows</button>`)
    await expect(tabTo(page, button(page))).rejects.toThrow(/2 presses of Tab[\s\S]*a Goats\na Hens/)
    await expect(tabNext(page, page.getByRole("link", { name: "Hens" }))).rejects.toThrow(
      /1 press of Tab[\s\S]*a Goats/,
    )
  })

  test("where the focus is held for ever", async ({ page }) => {
    await page.setContent(`${ring}<a href="#a" onblur="this.focus()">Goats</a><button>Cows</button>`)
    await expect(walkToEnd(page, 20)).rejects.toThrow(/a Goats/)
  })
})

test.describe("from end to end", () => {
  // 1280 × 1024 at 400 %: the header and the floating buttons take more of the screen than they ever do.
  test.use({ viewport: { width: 320, height: 256 } })

  /** One of each kind; what is left out has nothing that these have not. */
  const walked = [
    routes.home,
    routes.productsHome,
    routes.dairyHome,
    routes.servicesList,
    routes.service,
    routes.farm,
    routes.farmer,
    routes.project,
    routes.gallery,
    routes.contact,
    routes.registration,
    routes.login,
    routes.blogWithSidebar,
    routes.postWithSidebar,
    routes.shop,
    routes.product,
    routes.productWithThumbs,
    routes.cart,
    routes.search,
    routes.notFound,
  ]

  for (const route of walked) {
    test(`every stop of ${route} is seen, and the walk ends where the page ends`, async ({ page }) => {
      await open(page, route)
      const names = await walkToEnd(page, 250)
      // The search page begins in its box.
      if (route !== routes.search) expect(names[0]).toContain("Skip to the content")
      expect(names.join("\n")).toContain(chatLabel)
      expect(names.at(-1)).toContain(topLabel)
    })
  }
})

test.describe("round every page", () => {
  test("the menu's lists open, are walked, close, and lead to a page that begins anew", async ({ page }) => {
    await open(page, routes.services)
    const menu = page.locator("[data-slot=menu]")
    await expect(menu).toBeVisible()
    const pages = menu.getByRole("button", { name: "Pages" })
    await tabTo(page, pages)
    await page.keyboard.press("Enter")
    await expect(pages).toHaveAttribute("aria-expanded", "true")
    await tabNext(page, menu.getByRole("link", { name: "About Us" }))
    await page.keyboard.press("Escape")
    await expect(pages).toBeFocused()
    await expect(pages).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expect(menu.getByRole("link", { name: "Farm" })).toBeFocused()
    await expectSeenFocus(page)
    await page.keyboard.press("Enter")
    await arrive(page, routes.farm)
    await expect(pages).toHaveAttribute("aria-expanded", "false")
    await skipToContent(page)
    await tabNext(page, main(page).getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }))
  })

  test("the side panel opens, goes round, takes a subscription, and gives the focus back", async ({ page }) => {
    await open(page, routes.services)
    const button = page.getByRole("button", { name: "About us and contact" })
    const panel = page.getByRole("dialog", { name: sidePanel.title })
    const close = panel.getByRole("button", { name: "Close" })
    await tabTo(page, button)
    await page.keyboard.press("Enter")
    await expect(close).toBeFocused()
    await expectSeenFocus(page)
    await tabNext(page, panel.getByRole("link", { name: sidePanel.button.label }))
    await tabTo(page, panel.getByRole("button", { name: "Subscribe" }), { most: 10 })
    await page.keyboard.press("Enter")
    const box = panel.getByRole("textbox", { name: "Your email address" })
    await expect(box).toBeFocused()
    await expect(box).toHaveAccessibleDescription("Please fill in: Your email address.")
    await page.keyboard.type("nakato@example.com")
    await page.keyboard.press("Enter")
    await expect(notice(page, "Thanks For Your Message")).toBeVisible()
    await expect(box).toHaveValue("")
    // For their five seconds notices lie over the upper right corner.
    await expect(page.locator("[data-slot=toast]")).toHaveCount(0)
    await tabTo(page, close, { most: 10 })
    await tabNext(page, panel.getByRole("link", { name: "CaFN on TikTok" }), { backwards: true })
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expectSeenFocus(page)
  })

  test("the search: suggestions, one of them, all results, and out again", async ({ page }) => {
    await open(page, routes.services)
    const button = page.getByRole("banner").getByRole("button", { name: "Search" }).first()
    const box = page.getByRole("banner").getByRole("combobox", { name: search.label })
    const options = page.getByRole("listbox", { name: search.suggestions.label }).getByRole("option")
    await tabTo(page, button)
    await page.keyboard.press("Enter")
    await expect(box).toBeFocused()
    await expectSeenFocus(page)
    await page.keyboard.type("goat")
    await expect(options.first()).toBeVisible({ timeout: 15_000 })
    await page.keyboard.press("Escape")
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue("goat")
    await page.keyboard.press("Escape")
    await expect(button).toBeFocused()
    await expectSeenFocus(page)

    await page.keyboard.press("Enter")
    await expect(box).toBeFocused()
    await page.keyboard.type("biogas")
    await expect(options.first()).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(options.first()).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/biogas/i)
    await expect(box).toBeHidden()

    await tabTo(page, button)
    await page.keyboard.press("Enter")
    await expect(box).toBeFocused()
    await page.keyboard.type("goat")
    await page.keyboard.press("Enter")
    await arrive(page, "/search?q=goat")
    const kinds = page.getByRole("navigation", { name: search.chooseLabel })
    await expect(kinds).toBeVisible()
    await skipToContent(page)
    await tabTo(page, kinds.getByRole("link").nth(1))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/kind=/)
    await expect(kinds.getByRole("link").nth(1)).toBeFocused()
    const found = page.getByRole("group", { name: search.list.label }).getByRole("article").first().getByRole("link")
    await tabTo(page, found)
    const title = await found.innerText()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  })

  test("the foot: subscribing, saving data, back to the top", async ({ page }) => {
    await open(page, routes.services)
    const foot = page.getByRole("contentinfo")
    await skipToContent(page)
    await typeInto(page, foot.getByRole("textbox", { name: "Your email address" }), "nakato@example.com")
    await page.keyboard.press("Enter")
    await expect(notice(page, "Thanks For Subscribe")).toBeVisible()
    const saver = foot.getByRole("switch", { name: dataSaver.label })
    await tabTo(page, saver)
    await page.keyboard.press("Space")
    await expect(saver).toBeChecked()
    await expect(page.locator("html")).toHaveAttribute("data-save-data")
    await page.keyboard.press("Space")
    await expect(saver).not.toBeChecked()
    await tabNext(page, page.getByRole("link", { name: chatLabel }))
    await tabNext(page, page.getByRole("button", { name: topLabel }))
    await page.keyboard.press("Enter")
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await tabNext(page, main(page).getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }))
  })

  test.describe("the chat", () => {
    test.use({ expectedProblems: [/wa\.me/] })

    test("opens in a window of its own", async ({ page, context }) => {
      await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }))
      await open(page, routes.login)
      await tabTo(page, page.getByRole("complementary").getByRole("link", { name: chatLabel }))
      const opened = page.waitForEvent("popup")
      await page.keyboard.press("Enter")
      expect((await opened).url()).toContain("https://wa.me/")
    })
  })
})

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("the menu opens, unfolds, holds the focus, gives it back, and leads away", async ({ page }) => {
    await open(page, routes.services)
    const button = page.getByRole("button", { name: "Menu", exact: true })
    const menu = page.getByRole("dialog", { name: "Menu" })
    const close = menu.getByRole("button", { name: "Close the menu" })
    await tabTo(page, button)
    await page.keyboard.press("Enter")
    await expect(close).toBeFocused()
    await expectSeenFocus(page)
    await tabTo(page, menu.getByRole("button", { name: "Pages" }))
    await page.keyboard.press("Space")
    await tabNext(page, menu.getByRole("link", { name: "About Us" }))
    await tabTo(page, close, { most: 30 })
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expectSeenFocus(page)
    await page.keyboard.press("Enter")
    await tabTo(page, menu.getByRole("button", { name: "Pages" }))
    await page.keyboard.press("Enter")
    await tabTo(page, menu.getByRole("link", { name: "Team" }))
    await page.keyboard.press("Enter")
    await arrive(page, routes.team)
    await expect(menu).toBeHidden()
    await skipToContent(page)
    await tabTo(page, main(page).getByRole("article").first().getByRole("link"))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(routes.farmer)
  })
})
