import type { Page } from "@playwright/test"
import {
  arrive,
  expectHeld,
  expectSeenFocus,
  skipToContent,
  tabNext,
  tabTo,
  typeInto,
  walkToEnd,
} from "../support/keyboard"
import { menuOf } from "../support/menu"
import { memberSteps } from "../support/registration"
import { galleryPictures, homeSlides, navigation, readJson, routes, service } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * The site without a pointer: from the top of a page, key by key, and every stop of the focus must be seen
 * (support/keyboard.ts). Shop, product and blog by keyboard are in their own journeys.
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
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true })
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true })
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })
const firstCrumb = (page: Page) =>
  main(page).getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" })

test.describe("from end to end", () => {
  // 1280 × 1024 at 400 %: the header and the floating buttons take the largest part of the screen.
  test.use({ viewport: { width: 320, height: 256 } })

  const some = [routes.home, routes.productWithThumbs, routes.registration, routes.search]
  const others = [
    routes.productsHome,
    routes.dairyHome,
    routes.servicesList,
    routes.service,
    routes.farm,
    routes.farmer,
    routes.project,
    routes.gallery,
    routes.contact,
    routes.login,
    routes.blogWithSidebar,
    routes.postWithSidebar,
    routes.shop,
    routes.product,
    routes.cart,
    routes.notFound,
  ]

  for (const route of process.env.TEST_ALL ? [...some, ...others] : some) {
    test(`every stop of ${route} is seen, and the walk ends where the page ends`, async ({ page }) => {
      // Up to ninety presses, each of which waits until the page is at rest.
      test.slow()
      await open(page, route)
      const names = await walkToEnd(page, 250)
      // The search page begins in its box.
      if (route !== routes.search) expect(names[0]).toContain("Skip to the content")
      expect(names.join("\n")).toContain(chatLabel)
      expect(names.at(-1)).toContain(topLabel)
    })
  }
})

test("the menu's lists and the side panel open, keep the focus, give it back, and lead to a page that begins anew", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, routes.services)

  await test.step("the side panel: round it in both directions, a form that is sent empty, and out", async () => {
    const opener = page.getByRole("button", { name: "About us and contact" })
    const panel = page.getByRole("dialog", { name: sidePanel.title })
    const close = panel.getByRole("button", { name: "Close" })
    await tabTo(page, opener)
    await page.keyboard.press("Enter")
    await expect(close).toBeFocused()
    await expectSeenFocus(page)
    await tabTo(page, panel.getByRole("button", { name: "Subscribe" }), { most: 10 })
    await page.keyboard.press("Enter")
    const field = panel.getByRole("textbox", { name: "Your email address" })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription("Please fill in: Your email address.")
    await tabTo(page, close, { most: 10 })
    await tabNext(page, panel.getByRole("link", { name: "CaFN on TikTok" }), { backwards: true })
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await expectSeenFocus(page)
  })

  await test.step("a list of the menu", async () => {
    const menu = page.locator("[data-slot=menu]")
    const pages = menu.getByRole("button", { name: "Pages" })
    await tabTo(page, pages, { backwards: true })
    await page.keyboard.press("Enter")
    await expect(pages).toHaveAttribute("aria-expanded", "true")
    await tabNext(page, menu.getByRole("link", { name: "Sick or dead animal" }))
    await page.keyboard.press("Escape")
    await expect(pages).toBeFocused()
    await expect(pages).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Space")
    for (let entry = 1; entry <= 3; entry++) await page.keyboard.press("ArrowDown")
    await expect(menu.getByRole("link", { name: "Farm" })).toBeFocused()
    await expectSeenFocus(page)
    await page.keyboard.press("Enter")
    await arrive(page, routes.farm)
    await expect(pages).toHaveAttribute("aria-expanded", "false")
    await skipToContent(page)
    await tabNext(page, firstCrumb(page))
  })
})

test("the search: suggestions, all results, one kind of them, and one result", async ({ page }) => {
  await open(page, routes.services)
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" }).first()
  const field = page.getByRole("banner").getByRole("combobox", { name: search.label })
  const options = page.getByRole("listbox", { name: search.suggestions.label }).getByRole("option")
  await tabTo(page, opener)
  await page.keyboard.press("Enter")
  await expect(field).toBeFocused()
  await expectSeenFocus(page)
  await page.keyboard.type("goat")
  await expect(options.first()).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press("Escape")
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue("goat")
  await page.keyboard.press("Escape")
  await expect(opener).toBeFocused()
  await expectSeenFocus(page)

  await page.keyboard.press("Enter")
  await expect(field).toBeFocused()
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

test.describe("the foot of a page", () => {
  test.use({ expectedProblems: [/wa\.me/] })

  test("takes a subscription, saves data, opens the chat in a window of its own, and leads back to the top", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }))
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
    await tabNext(page, page.getByRole("complementary").getByRole("link", { name: chatLabel }))
    const opened = page.waitForEvent("popup")
    await page.keyboard.press("Enter")
    const chat = await opened
    expect(chat.url()).toContain("https://wa.me/")
    await chat.close()
    await tabNext(page, page.getByRole("button", { name: topLabel }))
    await page.keyboard.press("Enter")
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await tabNext(page, firstCrumb(page))
  })
})

test("the menu of a phone opens, unfolds, holds the focus, gives it back, and leads away", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, routes.services)
  const { button, group, menu } = menuOf(page)
  const sheet = page.getByRole("dialog", { name: "Menu" })
  await tabTo(page, button)
  await page.keyboard.press("Enter")
  await expect(sheet).toBeVisible()
  await expect(button).toBeFocused()
  await expectSeenFocus(page)
  await tabTo(page, group("Pages"))
  await page.keyboard.press("Space")
  await tabNext(page, sheet.getByRole("link", { name: "About Us" }))
  await expectHeld(page, menu, 30)
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await expectSeenFocus(page)
  await page.keyboard.press("Enter")
  await tabNext(page, sheet.getByRole("combobox"))
  await tabTo(page, sheet.getByRole("link", { name: "Team" }))
  await page.keyboard.press("Enter")
  await arrive(page, routes.team)
  await expect(sheet).toBeHidden()
})

test("of a carousel only the slide on show is walked; it is stopped, then turned by point and arrow", async ({
  page,
}) => {
  await open(page, routes.home)
  const banner = page.getByRole("region", { name: "What CaFN does" })
  const shown = banner.locator("[data-slot=carousel-slide]:not([inert])")
  await expect(banner.locator("[inert]")).toHaveCount(homeSlides.length - 1)
  await skipToContent(page)
  await tabNext(page, banner.getByRole("button", { name: "Stop the slides" }))
  await page.keyboard.press("Enter")
  await expect(banner.getByRole("button", { name: "Start the slides" })).toBeFocused()
  const last = homeSlides.length
  await tabTo(page, banner.getByRole("button", { name: `Slide ${last} of ${last}` }), { most: last + 2 })
  await page.keyboard.press("Space")
  await expect(shown).toContainText(homeSlides.at(-1)?.title ?? "no last slide")
  await tabNext(page, banner.getByRole("button", { name: "Next slide" }))
  await page.keyboard.press("Enter")
  await expect(shown).toContainText(homeSlides[0]?.title ?? "no first slide")
  await expect(banner.locator("[data-slot=carousel-status]")).toContainText(`Slide 1 of ${homeSlides.length}`)
  await tabNext(page, shown.getByRole("link").first())
  await tabNext(page, shown.getByRole("link", { name: "Join Our Network" }))
})

test("a service's questions open and close, by arrows as well", async ({ page }) => {
  const { faqs } = service(1).content
  const question = (index: number) => button(page, faqs.at(index)?.question ?? "no such question")
  const answer = (index: number) => main(page).getByText(faqs.at(index)?.answer ?? "no such answer")
  await open(page, routes.service)
  await expect(answer(0)).toBeVisible()
  await skipToContent(page)
  await tabTo(page, question(0))
  await page.keyboard.press("Enter")
  await expect(question(0)).toHaveAttribute("aria-expanded", "false")
  await expect(answer(0)).toBeHidden()
  await page.keyboard.press("ArrowDown")
  await expect(question(1)).toBeFocused()
  await page.keyboard.press("Space")
  await expect(answer(1)).toBeVisible()
  await page.keyboard.press("End")
  await expect(question(-1)).toBeFocused()
  await expectSeenFocus(page)
  await page.keyboard.press("Home")
  await expect(question(0)).toBeFocused()
  await tabNext(page, question(1))
})

test("the gallery's viewer holds the focus and gives it back, and more pictures take it", async ({ page }) => {
  const { label } = readJson<{ label: string }>("gallery.json")
  const tile = (number: number) => main(page).locator(`a[data-number="${number}"]`)
  const viewer = page.getByRole("dialog", { name: label })
  await open(page, routes.gallery)
  await skipToContent(page)
  await tabTo(page, tile(2))
  await page.keyboard.press("Enter")
  await expect(viewer).toContainText(`2 of ${galleryPictures.length}`)
  await page.keyboard.press("ArrowRight")
  await expect(viewer).toContainText(`3 of ${galleryPictures.length}`)
  await expectHeld(page, viewer, 9)
  await tabTo(page, viewer.getByRole("button", { name: "Close the pictures" }), { most: 12 })
  await page.keyboard.press("Enter")
  await expect(viewer).toBeHidden()
  await expect(tile(3)).toBeFocused()
  await expectSeenFocus(page)

  await tabTo(page, main(page).getByRole("button", { name: /^Load More Images/ }))
  await page.keyboard.press("Enter")
  await expect(tile(25)).toBeFocused()
  await expectSeenFocus(page)
  await tabNext(page, tile(26))
})

test("a form: what is missing, what is wrong, and thanks with a way on", async ({ page }) => {
  await open(page, routes.contact)
  await skipToContent(page)
  await tabTo(page, button(page, "Send message"))
  await page.keyboard.press("Enter")
  await expect(box(page, "Your name")).toBeFocused()
  await expect(box(page, "Your name")).toHaveAccessibleDescription("Please fill in: Your name.")
  await expectSeenFocus(page)
  await page.keyboard.type("Nakato")
  for (const [field, text] of [
    ["Email address", "nakato"],
    ["Phone number", "+256 000 000 009"],
    ["Your message", "Two cows and a calf?"],
  ] as const) {
    await tabNext(page, main(page).getByLabel(field))
    await page.keyboard.type(text)
  }
  await tabNext(page, button(page, "Send message"))
  await page.keyboard.press("Enter")
  await expect(box(page, "Email address")).toBeFocused()
  await expect(main(page).getByText("Please write an email address like name@example.com.")).toBeVisible()
  await page.keyboard.press("End")
  await page.keyboard.type("@example.com")
  await page.keyboard.press("Enter")
  await expect(notice(page, "Thanks For Your Message")).toBeVisible()
  await expect(main(page).getByRole("group", { name: "Thanks For Your Message" })).toBeFocused()
  await tabNext(page, main(page).getByRole("link", { name: /^Send on WhatsApp/ }))
  await tabTo(page, button(page, "Write another"), { most: 3 })
  await page.keyboard.press("Enter")
  await expect(box(page, "Your name")).toBeFocused()
  await expect(box(page, "Your message")).toHaveValue("")
  await expectSeenFocus(page)
})

test("the registration form in its frame: two steps, ready to send, changed", async ({ page }) => {
  await open(page, routes.registration)
  const form = page.frameLocator("iframe")
  await skipToContent(page)
  for (const { questions, forward } of memberSteps) {
    for (const { label, answer } of questions) {
      await tabTo(page, form.getByLabel(label, { exact: true }), { most: 3 })
      await page.keyboard.type(answer)
    }
    await tabTo(page, form.getByRole("button", { name: forward }), { most: 3 })
    await page.keyboard.press("Enter")
  }
  await expect(form.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
  await tabNext(page, form.getByRole("link", { name: "Send on WhatsApp" }))
  await tabTo(page, form.getByRole("button", { name: "Change something" }), { most: 4 })
  await page.keyboard.press("Enter")
  await expect(form.getByRole("heading", { name: /^Step 1 of 2/ })).toBeFocused()
  await tabNext(page, form.getByLabel("Full name"))
  await expect(form.getByLabel("Full name")).toHaveValue("Nakato & Prossy")
  await expectSeenFocus(page)
})

test("the walk itself fails at a stop that can't be seen, and says where Tab led", async ({ page }) => {
  const ring = "<!doctype html><style>:focus-visible { outline: 3px solid blue }</style>"
  const cows = page.getByRole("button", { name: "Cows" })
  const lid = (inset: string) => `<div style="position: fixed; inset: ${inset}; background: white"></div>`
  const tall = '<a href="#a" style="display: block; height: 300vh; margin-top: -99px">Goats</a><button>Cows</button>'

  for (const [html, fault] of [
    ['<a href="#a" style="outline: none">Goats</a><button>Cows</button>', /a Goats[\s\S]*has no ring/],
    [
      `${lid("0 0 auto").replace("background", "height: 99px; background")}<a href="#a">Goats</a><button>Cows</button>`,
      /a Goats[\s\S]*is covered by div/,
    ],
    [`${lid("0")}${tall}`, /a Goats[\s\S]*is covered by div/],
    [
      '<a href="#a" style="position: fixed; left: -900px">Goats</a><button>Cows</button>',
      /a Goats[\s\S]*is off the screen/,
    ],
    [
      '<a href="#a">Goats</a><a href="#b">Hens</a><button disabled>Cows</button>',
      /2 presses of Tab[\s\S]*a Goats\na Hens/,
    ],
  ] as const) {
    await test.step(String(fault), async () => {
      await page.setContent(ring + html)
      await expect(tabTo(page, cows)).rejects.toThrow(fault)
    })
  }
  await test.step("what is higher than the screen may be covered in part", async () => {
    await page.setContent(`${ring}${lid("0 0 40%")}${tall}`)
    await tabTo(page, page.getByRole("link"))
  })
  await test.step("where the focus is held for ever", async () => {
    await page.setContent(`${ring}<a href="#a" onblur="this.focus()">Goats</a><button>Cows</button>`)
    await expect(walkToEnd(page, 20)).rejects.toThrow(/a Goats/)
  })
})
