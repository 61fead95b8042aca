import type { Locator, Page } from "@playwright/test"
import { fillCart } from "./support/cart"
import { subscribe } from "./support/forms"
import { navigation, routes, site } from "./support/site"
import { expect, open, test } from "./support/test"

/*
 * What stands round the pages of a phone: the bar at its foot, the short footer, the menu's further entries, and notices
 * below the header. That nothing of it lies on a control: covered.spec.ts.
 */

const bar = (page: Page): Locator => page.getByRole("complementary", { name: "Shortcuts" })
const entry = (page: Page, name: string | RegExp): Locator => bar(page).getByRole("link", { name })
const CHAT = /^Chat with us on WhatsApp/
const CALL_HREF = `tel:${site.telephones[0]?.number.replace(/[^\d+]/g, "")}`

/** The part of the screen that the bar takes, in pixels: 0 while it is away. */
const heightInView = (page: Page): Promise<number> =>
  bar(page).evaluate((element) => Math.max(0, window.innerHeight - element.getBoundingClientRect().top))

test.describe("the bar", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("calls, chats and invites to join, 56 px high at the foot of the screen", async ({ page }) => {
    await open(page, routes.services)
    await expect(entry(page, navigation.bar.call)).toHaveAttribute("href", CALL_HREF)
    await expect(entry(page, CHAT)).toHaveAttribute("href", /^https:\/\/wa\.me\//)
    await expect(entry(page, CHAT)).toContainText(navigation.bar.chat)
    await expect(entry(page, navigation.bar.join)).toHaveAttribute("href", navigation.joinButton.href)
    await expect(bar(page).getByRole("link")).toHaveCount(3)
    expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 584, width: 360, height: 56 })
  })

  test("stays 56 px high in letters of twice the size", async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await fillCart(page)
    await open(page, routes.services)
    await page.evaluate(() => window.scrollTo(0, 2000))
    // Two steps within one frame would count as one step down.
    await expect.poll(() => heightInView(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 1800))
    await expect(bar(page).getByRole("button", { name: "Back to the top of the page" })).toBeVisible()
    await expect.poll(() => heightInView(page)).toBe(56)
    const words = bar(page).locator("a, button")
    expect(await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
    const box = await entry(page, CHAT).locator("span").first().boundingBox()
    expect(box?.height, "larger than its usual 13 px").toBeGreaterThan(20)
  })

  test("has the cart while something is in it, before any script of the site has come", async ({ page }) => {
    await fillCart(page)
    let letCome = () => {}
    const allowed = new Promise<void>((resolve) => (letCome = resolve))
    await page.route(/\.js$/, (route) => allowed.then(() => route.continue()))
    await page.goto(routes.services, { waitUntil: "domcontentloaded" })
    const cart = entry(page, /^Cart/)
    await expect(cart).toBeVisible()
    await expect(cart).toHaveAttribute("href", routes.cart)
    const before = await cart.boundingBox()
    letCome()
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")))
    await expect(entry(page, "Cart, 3 items")).toBeVisible()
    expect(await entry(page, "Cart, 3 items").boundingBox()).toEqual(before)
  })

  test("has no cart once it is empty", async ({ page }) => {
    await fillCart(page)
    await open(page, routes.cart)
    await expect(entry(page, "Cart, 3 items")).toBeVisible()
    for (const name of ["Remove Fresh Milk", "Remove Mubende Goat"])
      await page.getByRole("main").getByRole("button", { name }).click()
    await expect(entry(page, /^Cart/)).toBeHidden()
  })

  test("leaves while the page is scrolled down, and returns on the way up and at the page's end", async ({ page }) => {
    await open(page, routes.service)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => heightInView(page)).toBe(0)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => heightInView(page)).toBe(56)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => heightInView(page)).toBe(56)
  })

  test("leaves while the visitor types, and comes where the Tab key leads into it", async ({ page }) => {
    await open(page, routes.contact)
    await page.getByRole("main").getByRole("textbox").first().focus()
    await expect.poll(() => heightInView(page)).toBe(0)
    await entry(page, navigation.bar.call).focus()
    await expect.poll(() => heightInView(page)).toBe(56)
    await page.getByRole("main").getByRole("textbox").first().focus()
    await expect.poll(() => heightInView(page)).toBe(0)
    await page.getByRole("main").getByRole("textbox").first().blur()
    // Bringing the field into view may have scrolled down.
    await page.mouse.wheel(0, -60)
    await expect.poll(() => heightInView(page)).toBe(56)
  })

  test("stands at the page's end on a screen lower than 400 px, under a header that scrolls away", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, routes.service)
    await page.evaluate(() => window.scrollTo(0, 1000))
    await expect(page.getByRole("banner")).not.toBeInViewport()
    await expect(bar(page)).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
  })

  test("is the chat and the way to the top in the corner from 768 px on", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await fillCart(page)
    await open(page, routes.service)
    await expect(bar(page).getByRole("link")).toHaveCount(1)
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
    await expect(bar(page).getByRole("button", { name: "Back to the top of the page" })).toBeInViewport({ ratio: 1 })
  })
})

test.describe("the bar, without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })

  test("is plain links, and the page's last line stands above it", async ({ page }) => {
    await page.goto(routes.services)
    await expect(entry(page, navigation.bar.call)).toHaveAttribute("href", CALL_HREF)
    await expect(bar(page).getByRole("link")).toHaveCount(3)
    await page.getByText(navigation.footer.copyright).scrollIntoViewIfNeeded()
    const last = await page.getByText(navigation.footer.copyright).boundingBox()
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(584)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the footer, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled })

    test("takes at most 1.1 screens of a phone, and unfolds to all that it has elsewhere", async ({ page }) => {
      if (javaScriptEnabled) await open(page, routes.services)
      else await page.goto(routes.services)
      const footer = page.getByRole("contentinfo")
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(704)
      for (const { number } of site.telephones) await expect(footer.getByRole("link", { name: number })).toBeVisible()
      await expect(footer.getByRole("link", { name: site.email })).toBeVisible()
      await expect(footer.getByRole("link", { name: /on Facebook/ })).toBeVisible()

      const { explore, exploreTitle, hoursTitle, subscribeTitle } = navigation.footer
      await expect(footer.getByRole("link", { name: explore[0]?.label, exact: true })).toBeHidden()
      for (const title of [exploreTitle, subscribeTitle, hoursTitle])
        await footer.locator("summary").filter({ hasText: title }).click()
      for (const { label, href } of explore)
        await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href)
      await expect(footer.getByText(site.openingHours[0]?.label ?? "no hours")).toBeVisible()
      if (javaScriptEnabled) await expect(footer.getByRole("textbox", { name: "Your email address" })).toBeVisible()
      else await expect(footer.getByText("Subscribing needs JavaScript.")).toBeVisible()
    })
  })
}

test("the header has one search landmark, closed and open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.services)
  const search = page.getByRole("banner").getByRole("search")
  await expect(search).toHaveCount(1)
  await search.getByRole("button", { name: "Search" }).click()
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused()
  await expect(search).toHaveCount(1)
})

test.describe("the menu of phones", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("has blog, help for animals, call, chat and hours after the specification's entries", async ({ page }) => {
    await open(page, routes.services)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    const entries = menu.getByRole("navigation", { name: "Main" }).locator(":scope > ul > li")
    const labels = [...navigation.mainMenu, ...navigation.menuShortcuts].map(({ label }) => label)
    await expect(entries).toHaveText(labels, { useInnerText: true })
    for (const { label, href } of navigation.menuShortcuts) {
      await expect(menu.getByRole("link", { name: label })).toHaveCount(1)
      await expect(menu.getByRole("link", { name: label })).toHaveAttribute("href", href)
    }
    await expect(menu.getByRole("link", { name: navigation.bar.call })).toHaveAttribute("href", CALL_HREF)
    await expect(menu.getByRole("link", { name: navigation.bar.chat })).toHaveAttribute("href", /^https:\/\/wa\.me\//)
    await expect(menu.getByText(site.openingHours[0]?.label ?? "no hours")).toBeAttached()
    const saver = menu.getByRole("switch", { name: navigation.dataSaver.label })
    await expect(saver).toHaveAccessibleDescription(navigation.dataSaver.explanation)
    await saver.check()
    await expect(page.locator("html")).toHaveAttribute("data-save-data")
  })
})

test.describe("the menu of wide screens", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const trigger = (page: Page) => page.locator("[data-slot=menu]").getByRole("button", { name: "Pages" })

  test("keeps a list that hovering has opened through the click that follows, and through a double click", async ({
    page,
  }) => {
    await open(page, routes.services)
    await trigger(page).hover()
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true")
    await trigger(page).click()
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true")
    await page.mouse.move(700, 700)
    await page.keyboard.press("Escape")
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "false")
    await trigger(page).dblclick()
    await expect(trigger(page)).toHaveAttribute("aria-expanded", "true")
    await page.waitForTimeout(600)
    await trigger(page).click()
    await expect(trigger(page), "a press of its own closes it").toHaveAttribute("aria-expanded", "false")
  })

  test("opens and closes by a switch and by the keyboard, one press each", async ({ page }) => {
    await open(page, routes.services)
    for (const press of [
      // A switch, or a screen reader: a click without a pointer.
      () => trigger(page).dispatchEvent("click"),
      () => trigger(page).press("Enter"),
      () => trigger(page).press("Space"),
    ]) {
      await press()
      await expect(trigger(page)).toHaveAttribute("aria-expanded", "true")
      await press()
      await expect(trigger(page)).toHaveAttribute("aria-expanded", "false")
    }
  })

  test("leads to the registration once, not twice side by side", async ({ page }) => {
    for (const width of [800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, routes.services)
      await expect(page.getByRole("banner").getByRole("link", { name: /^(Register|Join Our Network)$/ })).toHaveCount(1)
    }
  })
})

test.describe("notices on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("lie on no control of the header, and stay behind with their page", async ({ page }) => {
    await open(page, routes.services)
    await subscribe(page)
    const notice = page.locator("[data-slot=toast]")
    await expect(notice).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    const top = (await notice.boundingBox())?.y ?? 0
    const lowest = await page
      .locator("[data-slot=top-bar] a:visible, [data-slot=header] :is(a, button):visible")
      .evaluateAll((all) => Math.max(...all.map((control) => control.getBoundingClientRect().bottom)))
    expect(top).toBeGreaterThanOrEqual(lowest)
    await page.getByRole("banner").getByRole("link", { name: "CaFN, home" }).click()
    await expect(page).toHaveURL(routes.home)
    await expect(notice).toHaveCount(0, { timeout: 1000 })
  })
})

test("in forced colours the focus differs from the mark of what is chosen by its line, not by an offset", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, routes.home)
  for (const chosen of [
    page.getByRole("banner").getByRole("link", { name: "CaFN, home" }),
    page.locator("[data-slot=carousel-bullets] [aria-current]").first(),
  ]) {
    const line = () =>
      chosen.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) }
      })
    const mark = await line()
    expect(mark.outlineWidth).toBeGreaterThan(0)
    await page.keyboard.press("Shift")
    await chosen.focus()
    const focus = await line()
    expect(focus.outlineStyle).not.toBe(mark.outlineStyle)
    expect(focus.outlineWidth).toBeGreaterThanOrEqual(mark.outlineWidth + 2)
  }
})
