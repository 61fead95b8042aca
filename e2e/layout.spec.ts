import type { Locator, Page } from "@playwright/test"
import { CART_KEY } from "../src/shared/cart-store"
import { untilStill } from "./support/axe"
import { asRead, cartItems, fillCart, storeCart } from "./support/cart"
import { pageTime, replaceClock, wind, windUntil } from "./support/clock"
import { subscribe } from "./support/forms"
import { navigation, routes, service, site } from "./support/site"
import { expect, open, test, untilAlive } from "./support/test"

/* What stands round every page (spec section 2, "Shared layout"; section 4). */

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("the skip link comes first, and leads to the content", async ({ page }) => {
    await open(page, routes.service)
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to the content" })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator("#content")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" })).toBeFocused()
  })

  test("every stop can be seen, none holds the focus, and the walk ends where the page ends", async ({ page }) => {
    await open(page, "/services")
    await expect(page.locator("[data-slot=menu]")).toBeVisible()
    const stops: string[] = []
    const unseen: string[] = []
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press("Tab")
      const stop = await page.evaluate(describeFocus)
      if (!stop) break
      stops.push(stop.name)
      if (!stop.isSeen) unseen.push(stop.name)
    }
    expect(unseen, "stops without an outline, or off the screen").toEqual([])
    expect(stops[0]).toContain("Skip to the content")
    expect(stops.length).toBeGreaterThan(35)
    expect(stops.length, "the walk comes to an end").toBeLessThan(80)
    expect(stops.join("\n")).toContain(service(9).title)
    expect(stops.at(-2)).toContain("WhatsApp")
    expect(stops.at(-1)).toContain("Back to the top")
  })

  test("the menu's lists open by Enter and arrow, are walked through, and close by Escape", async ({ page }) => {
    await open(page, "/services")
    const menu = page.locator("[data-slot=menu]")
    const pages = menu.getByRole("button", { name: "Pages" })
    await pages.focus()
    await page.keyboard.press("Enter")
    await expect(pages).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("Tab")
    await expect(menu.getByRole("link", { name: "About Us" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(pages).toHaveAttribute("aria-expanded", "false")
    await expect(pages).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expect(menu.getByRole("link", { name: "Projects" })).toBeFocused()
    await menu.getByRole("button", { name: "Shop" }).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await expect(menu.getByRole("link", { name: "Products" })).toBeFocused()
    // Leaving by Tab closes the list behind the visitor.
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab")
    await expect(menu.getByRole("link", { name: "Register" })).toBeFocused()
    await expect(menu.getByRole("button", { name: "Shop" })).toHaveAttribute("aria-expanded", "false")
  })

  test("the menu holds the specification's entries, and marks the page that is open", async ({ page }) => {
    await open(page, "/services")
    const menu = page.locator("[data-slot=menu]")
    // What is seen: the lists are in the page, closed.
    const labels = navigation.mainMenu.map(({ label }) => label)
    await expect(menu.locator("[data-slot=menu-item]")).toHaveText(labels, { useInnerText: true })
    await expect(menu.getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page")
    await expect(menu.locator("[aria-current=page]")).toHaveCount(1)
    for (const { label, items } of navigation.mainMenu.filter((entry) => entry.items.length > 0)) {
      await menu.getByRole("button", { name: label }).hover()
      const links = menu.getByRole("button", { name: label }).locator("xpath=..").getByRole("link")
      await expect(links).toHaveText(items.map((item) => item.label))
    }
  })
})

test("the header looks stuck after more than five pixels, and is see-through on the home page before", async ({
  page,
}) => {
  await open(page, "/")
  const header = page.getByRole("banner").and(page.locator("[data-slot=header]"))
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(header).not.toHaveAttribute("data-stuck")
  expect(await background()).toBe("rgba(0, 0, 0, 0)")
  await page.evaluate(() => window.scrollTo(0, 5))
  await page.waitForTimeout(200)
  await expect(header).not.toHaveAttribute("data-stuck")
  await page.evaluate(() => window.scrollTo(0, 6))
  await expect(header).toHaveAttribute("data-stuck", "true")
  await expect.poll(background).not.toBe("rgba(0, 0, 0, 0)")
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(header).toBeInViewport()
})

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test("the menu slides in, marks the body, toggles its groups and gives the focus back", async ({ page }) => {
    await open(page, "/services")
    const button = page.getByRole("button", { name: "Menu", exact: true, includeHidden: true })
    await button.click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeVisible()
    await expect(page.locator("body")).toHaveClass(/(^| )no-fade( |$)/)
    await expect(button).toHaveAttribute("aria-expanded", "true")
    const group = menu.getByRole("button", { name: "Shop" })
    await expect(menu.getByRole("link", { name: "Products" })).toBeHidden()
    await group.click()
    await expect(menu.getByRole("link", { name: "Products" })).toBeVisible()
    await group.click()
    await expect(menu.getByRole("link", { name: "Products" })).toBeHidden()
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab")
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(page.locator("body")).not.toHaveClass(/no-fade/)
    await expect(button).toBeFocused()
    await button.click()
    await expect(menu).toBeVisible()
    // The overlay beside the sheet closes it, too.
    await page.mouse.click(380, 400)
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole("link", { name: "Home", exact: true }).click()
    await expect(page).toHaveURL("/")
    await expect(menu).toBeHidden()
    await expect(page.locator("body")).not.toHaveClass(/no-fade/)
  })

  test("everything that is pressed often is large enough for a thumb", async ({ page }) => {
    await open(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    // A button that still moves under the pointer has its edges between two pixels: 43.9999 px.
    await untilStill(page)
    const small = await page.locator("header button:visible, [role=dialog] :is(a, button):visible").evaluateAll((all) =>
      all
        .map((element) => ({ name: element.textContent || element.ariaLabel, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ name, box }) => `${name} ${Math.round(box.width)} × ${Math.round(box.height)}`),
    )
    expect(small).toEqual([])
  })
})

test("the side panel says who we are, marks the body, and closes in every way", async ({ page }) => {
  await open(page, "/services")
  const button = page.getByRole("button", { name: "About us and contact" })
  const panel = page.getByRole("dialog", { name: "About CaFN" })
  await button.click()
  await expect(panel).toBeVisible()
  await expect(page.locator("body")).toHaveClass(/(^| )info-open( |$)/)
  await expect(panel.getByRole("link", { name: "Join Our Network" })).toHaveAttribute("href", "/registration-form")
  await expect(panel.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
  await expect(panel.locator("a[href^='tel:']")).toHaveAttribute("href", "tel:+256000000001")
  await expect(panel.getByText("Kabalagala")).toBeVisible()
  for (const network of ["Facebook", "Instagram", "YouTube", "TikTok"]) {
    const link = panel.getByRole("link", { name: `CaFN on ${network}` })
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
  }
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await expect(page.locator("body")).not.toHaveClass(/info-open/)
  await expect(button).toBeFocused()
  await button.click()
  await panel.getByRole("button", { name: "Close" }).click()
  await expect(panel).toBeHidden()
})

test.describe("the cart", () => {
  test("is empty at first, and says so", async ({ page }) => {
    await open(page, "/services")
    const button = page.getByRole("button", { name: "Cart, 0 items" })
    await button.click()
    const cart = page.getByRole("dialog", { name: "Cart" })
    await expect(cart.getByText("Your cart is empty.")).toBeVisible()
    await expect(cart.getByRole("link", { name: "Visit the shop" })).toHaveAttribute("href", "/shop")
    await page.keyboard.press("Escape")
    await expect(cart).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(cart).toBeVisible()
    await button.click()
    await expect(cart, "the button closes what it opened").toBeHidden()
  })

  test("is there again at the next visit; its badge sums the quantities, and removing says so", async ({ page }) => {
    await fillCart(page)
    await open(page, "/services")
    const button = page.getByRole("button", { name: "Cart, 3 items" })
    await expect(button).toContainText("3")
    await button.click()
    const cart = page.getByRole("dialog", { name: "Cart" })
    await expect(cart.getByText("UGX22,500.00 each")).toBeVisible()
    await expect(cart.locator("[data-slot=cart-totals]")).toContainText("UGX365,000.00")
    await expect(cart.getByText("Free shipping")).toBeVisible()
    await cart.getByRole("button", { name: "Remove Fresh Milk" }).click()
    const notice = page.locator("[data-slot=toast]")
    await expect(notice).toContainText("Product removed from cart")
    await expect(notice).toHaveClass(/border-l-danger/)
    await expect(page.getByRole("button", { name: "Cart, 1 item" })).toContainText("1")
    await expect(cart.getByText("Mubende Goat")).toBeVisible()
    await expect.poll(() => stored(page)).toEqual(asRead(cartItems.slice(1)))
    await page.reload()
    await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
  })

  for (const [what, text, count] of [
    ["a cart that is no list", '{"id":1}', 0],
    ["text that is no JSON", "{cart", 0],
    [
      "one bad line among good ones",
      JSON.stringify([{ id: "x" }, null, cartItems[0], { ...cartItems[1], quantity: -4 }]),
      2,
    ],
  ] as const) {
    test(`outlives ${what}`, async ({ page }) => {
      await storeCart(page, text)
      await open(page, "/services")
      await page.getByRole("button", { name: `Cart, ${count} items` }).click()
      const cart = page.getByRole("dialog", { name: "Cart" })
      if (count === 0) await expect(cart.getByText("Your cart is empty.")).toBeVisible()
      else await expect(cart.locator("[data-slot=cart-line]")).toHaveCount(1)
    })
  }

  test("is the same in two tabs", async ({ page, context }) => {
    await fillCart(page)
    await open(page, "/services")
    const other = await context.newPage()
    await open(other, "/services-2")
    await expect(other.getByRole("button", { name: "Cart, 3 items" })).toBeVisible()
    await page.getByRole("button", { name: "Cart, 3 items" }).click()
    await page.getByRole("button", { name: "Remove Mubende Goat" }).click()
    await expect(other.getByRole("button", { name: "Cart, 2 items" })).toBeVisible()
  })
})

test.describe("the search box", () => {
  test("leads to the results, and is cleared", async ({ page }) => {
    await open(page, "/services")
    const button = page.getByRole("banner").getByRole("button", { name: "Search" }).first()
    await button.click()
    const box = page.getByRole("banner").getByRole("combobox", { name: "Search the site" })
    await box.fill("  goat's milk & cheese ")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("goat's milk & cheese")}`)
    await untilAlive(page)
    await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
    await expect(box).toHaveValue("")
  })

  test("goes nowhere without a word", async ({ page }) => {
    await open(page, "/services")
    await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
    const box = page.getByRole("banner").getByRole("combobox", { name: "Search the site" })
    await box.fill("   ")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/services")
    await expect(box).toHaveValue("")
  })
})

test.describe("from page to page", () => {
  test("forward is at the top, back is where one was, and the new page is told and focused", async ({ page }) => {
    await open(page, "/services")
    const link = page.getByRole("main").getByRole("link", { name: service(7).title })
    await link.scrollIntoViewIfNeeded()
    const place = await scrollPlace(page)
    expect(place).toBeGreaterThan(300)
    await link.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(7).title)
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await expect(page.locator("#gatsby-announcer")).toContainText(service(7).title)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper")
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our services")
    await expect.poll(async () => Math.abs((await scrollPlace(page)) - place)).toBeLessThan(5)
    await page.goForward()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(7).title)
  })

  test("the button to the top comes when it is of use", async ({ page }) => {
    await open(page, routes.service)
    const button = page.getByRole("button", { name: "Back to the top of the page" })
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 1200))
    await button.click()
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await expect(button).toBeHidden()
  })
})

test("the chat button opens a conversation in a new tab, the greeting filled in", async ({ page }) => {
  await open(page, "/services")
  const link = page.getByRole("link", { name: "Chat with us on WhatsApp (opens in a new tab)" })
  await expect(link).toHaveAttribute("target", "_blank")
  await expect(link).toHaveAttribute("rel", /noopener/)
  const address = new URL((await link.getAttribute("href")) ?? "")
  expect(address.href.startsWith(`https://wa.me/${site.chat.number.replace(/\D/g, "")}?`)).toBe(true)
  expect(address.searchParams.get("text")).toBe(site.chat.greeting)
})

test.describe("notices", () => {
  test("stand at the top right and close after five seconds", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await replaceClock(page)
    await open(page, "/services")
    const pressed = await pageTime(page)
    const notice = await raiseNotice(page)
    const raised = await pageTime(page)
    const box = await notice.boundingBox()
    expect(box?.y).toBeLessThan(60)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1220)
    await windUntil(page, async () => (await notice.count()) === 0)
    const gone = await pageTime(page)
    expect(gone - pressed).toBeGreaterThan(5000)
    expect(gone - raised).toBeLessThan(7500)
  })

  test("stay while the pointer rests on them, and go by their button", async ({ page }) => {
    await replaceClock(page)
    await open(page, "/services")
    const notice = await raiseNotice(page)
    await notice.hover()
    await wind(page, 11_000)
    await expect(notice).toBeVisible()
    await notice.getByRole("button", { name: "Close this notice" }).click()
    await expect(notice).toHaveCount(0)
  })
})

async function raiseNotice(page: Page): Promise<Locator> {
  await subscribe(page)
  const notice = page.locator("[data-slot=toast]")
  await expect(notice).toBeVisible()
  return notice
}

const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null"), CART_KEY)

/** Runs in the page: where the focus is, and whether one can see it; null once it has left the page. */
function describeFocus(): { name: string; isSeen: boolean } | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  // A card's link lies over the whole card, and so does its outline.
  const hasOutline = [undefined, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 3
  })
  const box = element.getBoundingClientRect()
  const isOnScreen = box.bottom > 0 && box.top < window.innerHeight && box.width > 0 && box.height > 0
  return {
    name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}`,
    isSeen: isOnScreen && hasOutline,
  }
}

test("paper is light, whatever the device prefers", async ({ page }) => {
  await page.goto(routes.farmer)
  const colours = async (colorScheme: "light" | "dark", media: "screen" | "print") => {
    await page.emulateMedia({ colorScheme, media })
    return page.locator("h1").evaluate((heading) => {
      const { color, colorScheme } = getComputedStyle(heading)
      return [color, colorScheme]
    })
  }
  const onPaper = await colours("light", "print")
  expect(await colours("dark", "screen")).not.toEqual(onPaper)
  expect(await colours("dark", "print")).toEqual(onPaper)
})
