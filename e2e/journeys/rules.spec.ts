import type { Page } from "@playwright/test"
import { privacy } from "../../src/content/types/privacy"
import { fillCart } from "../support/cart"
import { navigation, readJson, routes, site } from "../support/site"
import { expect, open, test } from "../support/test"

/* The pages of rules: terms, privacy, accessibility. What they say of the site is compared with the site. */

const { storage } = privacy.schema.parse(readJson("privacy.json"))
/** What `fillCart` notes, so that it fills the cart once. */
const TESTS_OWN = "session test-stored"

/** The names under which the browser keeps something, and where. */
const keptKeys = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(window.localStorage).map((key) => `local ${key}`),
    ...Object.keys(window.sessionStorage).map((key) => `session ${key}`),
  ])

test("the browser keeps nothing that the privacy notice does not name, and no cookie", async ({ page, context }) => {
  await fillCart(page)
  await open(page, routes.service)
  await open(page, routes.product)
  await page
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click()
  await page
    .getByRole("button", { name: /compar/i })
    .first()
    .click()
  await page.getByRole("dialog").press("Escape")
  await page.getByRole("main").getByRole("link", { name: "2-day Delivery" }).click()
  await expect(page).toHaveURL("/terms#delivery")
  const kept = (await keptKeys(page)).filter((key) => key !== TESTS_OWN)
  for (const key of ["local cart", "local wishlist", "local compare", "session activeService"]) {
    expect(kept).toContain(key)
  }
  const named = storage.items.map(({ area, key }) => `${area} ${key}`)
  expect(kept.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test("the pages of rules can be read and lead to their parts, without scripts and on paper", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const route of [routes.terms, routes.privacy, routes.accessibility]) {
    await page.emulateMedia({ media: "screen" })
    await page.goto(route)
    const main = page.getByRole("main")
    const contents = main.getByRole("navigation", { name: "On this page" })
    const last = contents.getByRole("link").last()
    const target = (await last.getAttribute("href")) ?? "none"
    await last.click()
    await expect(main.locator(target)).toBeInViewport()
    await page.emulateMedia({ media: "print" })
    await expect(contents, route).toBeHidden()
    await expect(main.locator(target)).toBeVisible()
  }
  await context.close()
})

test("the footer is one screen of a phone and a tenth, and leads to the pages of rules", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.contact)
  const footer = page.getByRole("contentinfo")
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(704)
  const label = navigation.footer.links.find(({ href }) => href === routes.terms)?.label
  await footer.getByRole("link", { name: label, exact: true }).click()
  await expect(page).toHaveURL(routes.terms)
})

test("cart and checkout lead to the terms, and speak of mobile money only where there is a code", async ({ page }) => {
  await fillCart(page)
  for (const route of [routes.cart, routes.checkout]) {
    await open(page, route)
    const main = page.getByRole("main")
    await expect(main.getByRole("link", { name: "Delivery, returns, paying" })).toHaveAttribute("href", "/terms")
  }
  await expect(page.getByRole("heading", { name: "Pay by mobile money" })).toHaveCount(
    site.mobileMoney.length > 0 ? 1 : 0,
  )
})
