import { expectNoSidewaysScrolling } from "../support/geometry"
import { menuOf } from "../support/menu"
import { homeSlides, navigation, projects, routes, service, services, testimonials } from "../support/site"
import { expect, test } from "../support/test"

/* JavaScript off: what a browser alone knows. That every page has its text and no idle button is in __tests__/site. */

test.use({ javaScriptEnabled: false })

const menuLinks = navigation.mainMenu.flatMap(({ label, href, items }) => (href ? [{ label, href }] : items))

for (const route of [routes.home, routes.shop, routes.registration]) {
  test(`${route} can be read on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(route)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.locator(".js-only:visible")).toHaveCount(0)
    await expectNoSidewaysScrolling(page)
  })
}

test("at 360 px the menu opens, unfolds to every link, and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto("/services")
  const { button, sheet, group } = menuOf(page)
  await expect(sheet).toBeHidden()
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(sheet.locator(".js-only").first()).toBeAttached()
  await expect(sheet.locator(".js-only:visible")).toHaveCount(0)
  for (const { label, items } of navigation.mainMenu) if (items.length > 0) await group(label).click()
  for (const { label, href } of menuLinks) {
    await expect(
      sheet.getByRole("link", { name: label, exact: true }).and(page.locator(`[href="${href}"]`)),
    ).toBeVisible()
  }
  await page.mouse.click(350, 400)
  await expect(sheet, "a press beside it closes it").toBeHidden()
  await button.click()
  await expect(sheet).toBeVisible()
  await button.click()
  await expect(sheet).toBeHidden()
  await button.click()
  await sheet.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page).toHaveURL("/")
})

test("at 1440 px the lists of the menu open by pointer and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/services")
  const menu = page.getByRole("navigation", { name: "Main" })
  const about = menu.getByRole("link", { name: "About Us" })
  await expect(about).toBeHidden()
  await menu.getByText("Pages", { exact: true }).hover()
  await expect(about).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(about).toBeHidden()
  await menu.getByText("Shop", { exact: true }).focus()
  await expect(menu.getByRole("link", { name: "Products" })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(menu.getByRole("link", { name: "Products" })).toBeFocused()
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).first()).toHaveAttribute(
    "href",
    "/cart",
  )
})

test("all answers are open", async ({ page }) => {
  await page.goto(routes.service)
  for (const { answer } of service(1).content.faqs) await expect(page.getByText(answer)).toBeVisible()
})

test("every slide can be scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto("/")
  for (const [label, names] of [
    ["What CaFN does", homeSlides.map(({ title }) => title)],
    ["What members say", testimonials.map(({ name }) => name)],
    ["Our members' projects", projects.map(({ title }) => title)],
  ] as const) {
    const carousel = page.getByRole("region", { name: label })
    const slides = carousel.locator("[data-slot=carousel-slide]")
    await expect(slides).toHaveCount(names.length)
    const viewport = carousel.locator("[data-slot=carousel-viewport]")
    const last = slides.last()
    await expect(last).toContainText(names.at(-1) ?? "no last name")
    await viewport.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }))
    await last.scrollIntoViewIfNeeded()
    const place = await last.evaluate((element) => element.getBoundingClientRect().left)
    expect(place, `${label}: left edge of the last slide`).toBeGreaterThanOrEqual(-40)
    expect(place, `${label}: left edge of the last slide`).toBeLessThan(180)
    await viewport.focus()
    await expect(viewport, "the keyboard must scroll it as well").toBeFocused()
  }
})

test("figures stand at their ends, and pictures are asked for", async ({ page }) => {
  await page.goto("/")
  await expect(page.locator("[data-slot=counter]").first()).toHaveText("10,000+")
  await expect(page.getByRole("img", { name: "83%", exact: true })).toContainText("83%")
  const picture = page.getByRole("main").locator("img[loading=lazy]").last()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
})

test("forms say what to do instead, and lists lead to everything", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByText("Sending this form needs JavaScript.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Send message" })).toBeHidden()
  const footer = page.getByRole("contentinfo")
  await expect(footer.getByText("Subscribing needs JavaScript.")).toBeVisible()
  await expect(footer.getByRole("link", { name: "hello@cafn.example" })).toBeVisible()
  await page.goto("/services")
  for (const { title } of services) await expect(page.getByRole("link", { name: title })).toBeVisible()
})
