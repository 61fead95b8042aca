import type { Page } from "@playwright/test"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { getMenuGroup, getMobileMenu } from "../support/menu"
import { getBottom } from "../support/page-state"
import { home, homeSlides, navigation, projects, routes, service, site, testimonials } from "../support/site"
import { expect, test } from "../support/test"
import { formMessages } from "../../src/features/contact/form-messages"
import { messages as layoutMessages } from "../../src/layout/messages"

/*
 * Opens pages in a browser without JavaScript. __tests__/site checks the HTML of all pages, and
 * e2e/journeys/registration.spec.ts the registration.
 */

const VIEWPORT = { width: 360, height: 640 }
/** Height of the bottom bar. */
const BAR_HEIGHT_PX = 56
/** A collapsed footer is at most 1.1 screens high. */
const MAX_FOOTER_HEIGHT_PX = 1.1 * VIEWPORT.height

test.use({ javaScriptEnabled: false, viewport: VIEWPORT })

const main = (page: Page) => page.getByRole("main")

test("Without JavaScript: the phone's menu opens, expands, and closes", async ({ page }) => {
  await page.goto(routes.services)
  const { button, drawer, group } = getMobileMenu(page)
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(drawer.locator(".js-only").first()).toBeAttached()
  await expect(page.locator(".js-only:visible")).toHaveCount(0)
  await group("Shop").click()
  await expect(drawer.getByRole("link", { name: "Products" })).toBeVisible()
  await page.mouse.click(350, 400)
  await expect(drawer, "a click outside closes it").toBeHidden()
  await button.click()
  await drawer.getByRole("link", { name: "Home", exact: true }).click()
  await expect(page).toHaveURL("/")
})

test("Without JavaScript: groups of the desktop menu open by click and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(routes.services)
  const pages = getMenuGroup(page, "Pages")
  await pages.heading.click()
  await expect(pages.link("About Us")).toBeVisible()
  await pages.heading.click()
  await expect(pages.link("About Us")).toBeHidden()
  const shop = getMenuGroup(page, "Shop")
  await shop.heading.press("Enter")
  await page.keyboard.press("Tab")
  await expect(shop.link("Products")).toBeFocused()
})

test("Without JavaScript: slides of the home page scroll, and a link leads to the contact form", async ({ page }) => {
  await page.goto(routes.home)
  await expect(page.locator(".js-only:visible")).toHaveCount(0)
  await expectNoSidewaysScrolling(page)
  for (const [label, lastSlideText] of [
    [home.hero.label, homeSlides.at(-1)?.title],
    [home.testimonials.title, testimonials.at(-1)?.name],
    [home.projects.title, projects.at(-1)?.title],
  ] as const) {
    const viewport = page.getByRole("region", { name: label }).locator("[data-slot=carousel-viewport]")
    const slide = viewport.locator("[data-slot=carousel-slide]").last()
    await expect(slide).toContainText(lastSlideText ?? "missing last slide")
    await viewport.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }))
    await slide.scrollIntoViewIfNeeded()
    const left = await slide.evaluate((element) => element.getBoundingClientRect().left)
    expect(left, `${label}: left edge of the last slide`).toBeGreaterThanOrEqual(-40)
    expect(left, `${label}: left edge of the last slide`).toBeLessThan(180)
    await viewport.focus()
    await expect(viewport, "can be scrolled by keyboard").toBeFocused()
  }
  await expect(main(page).getByRole("link", { name: formMessages.write })).toBeVisible()
  await expect(page.getByRole("button", { name: formMessages.submit })).toBeHidden()
  const picture = main(page).locator("img[loading=lazy]").last()
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
  await expect.poll(width, "a lazy image is requested").toBeGreaterThan(0)
  const header = page.locator("[data-slot=header]")
  await expect(header, "the header is opaque").not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
})

test("Without JavaScript: a service's FAQ answers are visible; the footer expands, and ends above the bottom bar", async ({
  page,
}) => {
  await page.goto(routes.service)
  for (const { answer } of service(1).content.faqs) await expect(page.getByText(answer)).toBeVisible()
  const footer = page.getByRole("contentinfo")
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(MAX_FOOTER_HEIGHT_PX)
  const { copyright } = navigation.footer
  for (const title of ["Explore", "Contact", "Subscribe", "Opening hours"])
    await footer.locator("summary").filter({ hasText: title }).click()
  for (const { number } of site.telephones) await expect(footer.getByRole("link", { name: number })).toBeVisible()
  await expect(footer.getByText(layoutMessages.subscribe.withoutScripts)).toBeVisible()
  await page.getByText(copyright).scrollIntoViewIfNeeded()
  await expect.poll(() => getBottom(page.getByText(copyright))).toBeLessThanOrEqual(VIEWPORT.height - BAR_HEIGHT_PX)
})

test("Without JavaScript: the animal health page shows a phone number without scrolling, and in print", async ({
  page,
}) => {
  await page.goto("/animal-health")
  const number = site.vetLine ?? site.telephones[0]?.number ?? "none"
  const call = main(page).getByRole("link", { name: number })
  await expect(call).toHaveAttribute("href", `tel:${number.replace(/ /g, "")}`)
  await expect(call).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: "print" })
  await expect(main(page).getByText(`: ${number}`)).toBeVisible()
})
