import type { Locator, Page } from "@playwright/test"
import { untilStill } from "../support/axe"
import { asRead, cartItems, fillCart, savedCart } from "../support/cart"
import { replaceClock } from "../support/clock"
import { subscribe, unfold } from "../support/forms"
import { menuOf } from "../support/menu"
import { navigation, routes, site } from "../support/site"
import { smallTargets } from "../support/targets"
import { expect, open, test } from "../support/test"

/*
 * What stands round every page: the header with its menus, the side panel, the cart, notices, and on a phone the bar at
 * the foot and the short footer (spec section 2, "Shared layout"; section 4). That nothing of it lies on a control:
 * e2e/pages/covered.spec.ts. The header of the home pages: home.spec.ts.
 */

const phone = { width: 360, height: 640 }
const banner = (page: Page): Locator => page.getByRole("banner")
const bar = (page: Page): Locator => page.getByRole("complementary", { name: "Shortcuts" })
const entry = (page: Page, name: string | RegExp): Locator => bar(page).getByRole("link", { name })
const CHAT = /^Chat with us on WhatsApp/
const CALL_HREF = `tel:${site.telephones[0]?.number.replace(/[^\d+]/g, "")}`

/** How many pixels of the bar are on the screen: 0 while it is away. */
const heightInView = (page: Page): Promise<number> =>
  bar(page).evaluate((element) => Math.max(0, window.innerHeight - element.getBoundingClientRect().top))
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test("the menu of a wide screen: its lists under the pointer, and one way to the registration", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, routes.services)
  const menu = page.locator("[data-slot=menu]")
  const trigger = menu.getByRole("button", { name: "Pages" })

  await test.step("its entries, and the page that is open", async () => {
    const labels = navigation.mainMenu.map(({ label }) => label)
    await expect(menu.locator("[data-slot=menu-item]")).toHaveText(labels, { useInnerText: true })
    await expect(menu.locator("[aria-current=page]")).toHaveText("Services")
    for (const { label, items } of navigation.mainMenu.filter((one) => one.items.length > 0)) {
      const button = menu.getByRole("button", { name: label })
      await button.hover()
      await expect(button.locator("xpath=..").getByRole("link")).toHaveText(items.map((item) => item.label))
    }
  })

  await test.step("a list that the pointer has opened stays open when it is clicked, and a double click opens", async () => {
    await trigger.hover()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
    await page.mouse.move(700, 700)
    await page.keyboard.press("Escape")
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
    await trigger.dblclick()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
    await trigger.click()
    await expect(trigger, "one more click closes it").toHaveAttribute("aria-expanded", "false")
  })

  await test.step("the header has one link to the registration, not two", async () => {
    for (const width of [1440, 1024, 800]) {
      await page.setViewportSize({ width, height: 900 })
      const links = banner(page).getByRole("link", { name: /^(Register|Join Our Network)$/ })
      await expect(links, `${width} px`).toHaveCount(1)
    }
  })
})

test("the side panel says who we are, marks the body, and closes by Escape and by its button", async ({ page }) => {
  await open(page, routes.services)
  const button = page.getByRole("button", { name: "About us and contact" })
  const panel = page.getByRole("dialog", { name: "About CaFN" })
  await button.click()
  await expect(panel).toBeVisible()
  await expect(page.locator("body")).toHaveClass(/(^| )info-open( |$)/)
  await expect(panel.getByRole("link", { name: "Join Our Network" })).toHaveAttribute("href", routes.registration)
  await expect(panel.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
  await expect(panel.locator("a[href^='tel:']")).toHaveAttribute("href", CALL_HREF)
  await expect(panel.getByText("Kabalagala")).toBeVisible()
  await expect(panel.getByRole("link", { name: /^CaFN on / })).toHaveCount(4)
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await expect(page.locator("body")).not.toHaveClass(/info-open/)
  await expect(button).toBeFocused()
  await button.click()
  await panel.getByRole("button", { name: "Close" }).click()
  await expect(panel).toBeHidden()
})

test("the cart's menu opens and closes by its button, takes a line out, and remembers it", async ({ page }) => {
  await fillCart(page)
  await open(page, routes.services)
  const cart = page.getByRole("dialog", { name: "Cart" })
  const button = page.getByRole("button", { name: "Cart, 3 items" })
  await expect(button).toContainText("3")
  await button.click()
  await expect(cart).toBeVisible()
  await button.click()
  await expect(cart, "the button closes what it has opened").toBeHidden()
  await button.click()
  await expect(cart.locator("[data-slot=cart-totals]")).toContainText("UGX 365,000.00")
  await cart.getByRole("button", { name: "Remove Fresh Milk" }).click()
  const notice = page.locator("[data-slot=toast]")
  await expect(notice).toContainText("Product removed from cart")
  await expect(notice).toHaveClass(/border-l-danger/)
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toContainText("1")
  await expect.poll(() => savedCart(page)).toEqual(asRead(cartItems.slice(1)))
  await page.reload()
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
})

test("the menu of a phone: all entries, groups that unfold, and the focus inside until it closes", async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, routes.services)
  const { button, group, menu: disclosure } = menuOf(page)
  const menu = page.getByRole("dialog", { name: "Menu" })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(page.locator("body")).toHaveClass(/(^| )no-fade( |$)/)
  await expect(disclosure).toHaveAttribute("open")

  await test.step("the first shortcut, the entries of the specification, the other shortcuts, a call, the chat and the hours", async () => {
    const entries = menu.getByRole("navigation", { name: "Main" }).locator(":scope > ul > li")
    const [first, ...others] = navigation.menuShortcuts
    const labels = [first, ...navigation.mainMenu, ...others].map((entry) => entry?.label ?? "no shortcut")
    await expect(entries).toHaveText(labels, { useInnerText: true })
    await expect(menu.getByRole("link", { name: navigation.bar.call })).toHaveAttribute("href", CALL_HREF)
    await expect(menu.getByRole("link", { name: navigation.bar.chat })).toHaveAttribute("href", /^https:\/\/wa\.me\//)
    await expect(menu.getByText(site.openingHours[0]?.label ?? "no hours")).toBeAttached()
    const saver = menu.getByRole("switch", { name: navigation.dataSaver.label })
    await expect(saver).toHaveAccessibleDescription(navigation.dataSaver.explanation)
  })

  await test.step("a group unfolds and folds, and everything is large enough for a thumb", async () => {
    await group("Shop").click()
    await expect(menu.getByRole("link", { name: "Products" })).toBeVisible()
    // A control that still moves has its edges between two pixels: 43.9999 px.
    await untilStill(page)
    expect(await disclosure.evaluate(smallTargets)).toEqual([])
    await group("Shop").click()
    await expect(menu.getByRole("link", { name: "Products" })).toBeHidden()
  })

  await test.step("Escape, its button and a press beside it close it, and so does a link of it", async () => {
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(page.locator("body")).not.toHaveClass(/no-fade/)
    await expect(button).toBeFocused()
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(phone.width - 10, 400)
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole("link", { name: "Home", exact: true }).click()
    await expect(page).toHaveURL(routes.home)
    await expect(menu).toBeHidden()
    await expect(page.locator("body")).not.toHaveClass(/no-fade/)
  })
})

test.describe("the bar at the foot of a phone", () => {
  test.use({ viewport: phone })

  test("calls, chats and invites to join, and makes room while one scrolls down or types", async ({ page }) => {
    await open(page, routes.contact)

    await test.step("56 px high, four equal places, and no top bar", async () => {
      await expect(entry(page, navigation.bar.call)).toHaveAttribute("href", CALL_HREF)
      await expect(entry(page, CHAT)).toContainText(navigation.bar.chat)
      await expect(entry(page, navigation.bar.join)).toHaveAttribute("href", navigation.joinButton.href)
      await expect(entry(page, navigation.bar.shop.label)).toHaveAttribute("href", navigation.bar.shop.href)
      await expect(bar(page).getByRole("link")).toHaveCount(4)
      const widths = await bar(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width))
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
      await expect(page.locator("[data-slot=top-bar]")).toBeHidden()
      expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 584, width: 360, height: 56 })
    })

    await test.step("header and bar together take no more than 18 % of the screen", async () => {
      const header = await page.locator("[data-slot=header]").boundingBox()
      expect((header?.height ?? 999) + 56).toBeLessThanOrEqual(0.18 * phone.height)
    })

    await test.step("it leaves on the way down, and comes back on the way up and at the page's end", async () => {
      await page.mouse.wheel(0, 600)
      await expect.poll(() => heightInView(page)).toBe(0)
      await page.mouse.wheel(0, -100)
      await expect.poll(() => heightInView(page)).toBe(56)
      await scrollToEnd(page)
      await expect.poll(() => heightInView(page)).toBe(56)
    })

    await test.step("it leaves while something is typed, and comes when the Tab key leads into it", async () => {
      await unfold(page, "Write to us here")
      await page.getByRole("main").getByRole("textbox").first().focus()
      await expect.poll(() => heightInView(page)).toBe(0)
      await entry(page, navigation.bar.call).focus()
      await expect.poll(() => heightInView(page)).toBe(56)
    })

    await test.step("on a screen lower than 400 px it stands at the page's end, and the header scrolls away", async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await scrollTo(page, 1000)
      await expect(banner(page)).not.toBeInViewport()
      await expect(bar(page)).not.toBeInViewport()
      await scrollToEnd(page)
      await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
    })

    await test.step("from 768 px on it is the chat and the way to the top, in the corner", async () => {
      await page.setViewportSize({ width: 768, height: 900 })
      // A page without fields: it gives way to one in its reach.
      await open(page, routes.about)
      await expect(bar(page).getByRole("link")).toHaveCount(1)
      await scrollTo(page, 1200)
      await expect(entry(page, CHAT)).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole("button", { name: "Back to the top of the page" })).toBeInViewport({ ratio: 1 })
    })
  })

  test("with a filled cart: its link is there before the scripts, and letters of double size have room", async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await fillCart(page)
    let letCome = () => {}
    const allowed = new Promise<void>((resolve) => (letCome = resolve))
    await page.route(/\.js$/, (route) => allowed.then(() => route.continue()))
    await page.goto(routes.services, { waitUntil: "domcontentloaded" })
    const cart = entry(page, /^Cart/)
    await expect(cart).toHaveAttribute("href", routes.cart)
    const before = await cart.boundingBox()
    expect(before?.width).toBeGreaterThan(40)
    letCome()
    await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")))
    await expect(entry(page, "Cart, 3 items, UGX")).toBeVisible()
    await expect(bar(page).getByRole("link")).toHaveCount(4)
    expect(await cart.boundingBox(), "it has not moved").toEqual(before)

    await scrollTo(page, 2000)
    // Two steps within one frame would count as one step down.
    await expect.poll(() => heightInView(page)).toBe(0)
    await scrollTo(page, 1800)
    await expect(bar(page).getByRole("button", { name: "Back to the top of the page" })).toBeVisible()
    await expect.poll(() => heightInView(page)).toBe(56)
    const words = bar(page).locator("a, button")
    expect(await words.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
    const box = await entry(page, CHAT).locator("span").first().boundingBox()
    // A quarter of the bar has room for no larger ones.
    expect(box?.height, "larger than its usual 13 px").toBeGreaterThan(16)
  })
})

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test("the footer is short and unfolds, and its last line stands above the bar", async ({ page }) => {
    await page.goto(routes.services)
    const footer = page.getByRole("contentinfo")
    expect((await footer.boundingBox())?.height, "1.1 screens").toBeLessThanOrEqual(704)
    for (const { number } of site.telephones) await expect(footer.getByRole("link", { name: number })).toBeVisible()
    await expect(footer.getByRole("link", { name: site.email })).toBeVisible()

    const { explore, exploreTitle, hoursTitle, subscribeTitle } = navigation.footer
    await expect(footer.getByRole("link", { name: explore[0]?.label, exact: true })).toBeHidden()
    for (const title of [exploreTitle, subscribeTitle, hoursTitle])
      await footer.locator("summary").filter({ hasText: title }).click()
    for (const { label } of explore) await expect(footer.getByRole("link", { name: label, exact: true })).toBeVisible()
    await expect(footer.getByText(site.openingHours[0]?.label ?? "no hours")).toBeVisible()
    await expect(footer.getByText("Subscribing needs JavaScript.")).toBeVisible()

    const line = page.getByText(navigation.footer.copyright)
    await line.scrollIntoViewIfNeeded()
    const last = await line.boundingBox()
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(584)
  })
})

test("a notice lies on no control of the header, stands at the top right, and stays behind with its page", async ({
  page,
}) => {
  await page.setViewportSize(phone)
  // Without the real clock it would be gone after five seconds.
  await replaceClock(page)
  await open(page, routes.services)
  await subscribe(page)
  const notice = page.locator("[data-slot=toast]")
  await expect(notice).toBeVisible()
  await scrollTo(page, 0)
  /** How far below the lowest control of the header the notice begins, in px. */
  const gap = async () => {
    const lowest = await page
      .locator("[data-slot=top-bar] a:visible, [data-slot=header] :is(a, button):visible")
      .evaluateAll((all) => Math.max(...all.map((control) => control.getBoundingClientRect().bottom)))
    return ((await notice.boundingBox())?.y ?? 0) - lowest
  }
  expect(await gap()).toBeGreaterThanOrEqual(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  expect(await gap()).toBeLessThan(40)
  const box = await notice.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1220)

  await page.setViewportSize(phone)
  await banner(page).getByRole("link", { name: "CaFN, home" }).click()
  await expect(page).toHaveURL(routes.home)
  await expect(notice).toHaveCount(0, { timeout: 1000 })
})
