import type { Page } from "@playwright/test"
import { privacy } from "../src/content/types/privacy"
import { fillCart } from "./support/cart"
import { navigation, products, readJson, routes, site } from "./support/site"
import { expect, open, test } from "./support/test"

/* The pages of rules: terms, privacy, accessibility. What they say of the site is compared with the site. */

const { storage } = privacy.schema.parse(readJson("privacy.json"))
/** What `fillCart` notes, so that it fills the cart once. */
const TESTS_OWN = "session test-stored"
const pages = [routes.terms, routes.privacy, routes.accessibility]

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

for (const route of pages) {
  test(`every page leads to ${route} from its footer, on one screen of a phone and a tenth`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, routes.contact)
    const footer = page.getByRole("contentinfo")
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(704)
    const label = navigation.footer.links.find(({ href }) => href === route)?.label
    await footer.getByRole("link", { name: label, exact: true }).click()
    await expect(page).toHaveURL(route)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test(`${route} can be read and its links lead to its parts, without scripts and on paper`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(route)
    const main = page.getByRole("main")
    const contents = main.getByRole("navigation", { name: "On this page" })
    const last = contents.getByRole("link").last()
    const target = (await last.getAttribute("href")) ?? "none"
    await last.click()
    await expect(main.locator(target)).toBeInViewport()
    await expect(main.getByRole("link", { name: site.telephones[0]?.number }).first()).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expect(contents).toBeHidden()
    await expect(main.locator(target)).toBeVisible()
    await context.close()
  })

  test(`${route} stands on the site map and in the sitemap`, async ({ page, request }) => {
    await open(page, routes.siteMap)
    await expect(page.getByRole("main").locator(`a[href="${route}"]`)).toHaveCount(1)
    expect(await (await request.get("/sitemap-0.xml")).text()).toContain(`${route}<`)
  })
}

test("the cart leads to the terms", async ({ page }) => {
  await fillCart(page)
  await open(page, routes.cart)
  await page.getByRole("main").getByRole("link", { name: "Delivery, returns, paying" }).click()
  await expect(page).toHaveURL("/terms")
})

test("the checkout leads to the terms, and speaks of mobile money only where there is a code", async ({ page }) => {
  await fillCart(page)
  await open(page, routes.checkout)
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "Delivery, returns, paying" })).toHaveAttribute("href", "/terms")
  await expect(main.getByRole("heading", { name: "Pay by mobile money" })).toHaveCount(
    site.mobileMoney.length > 0 ? 1 : 0,
  )
})

test("the registration leads to what the fee covers", async ({ page }) => {
  await open(page, routes.registration)
  await page.getByRole("main").getByRole("link", { name: "What the fee covers" }).click()
  await expect(page).toHaveURL("/terms#membership")
  await expect(page.getByRole("heading", { name: "What the fee covers" })).toBeVisible()
})

test("the delivery note of each kind of product leads to what it covers", async ({ request }) => {
  for (const { id } of products) {
    const html = await (await request.get(`/shop-single/${id}`)).text()
    expect(html, `product ${id}`).toContain('href="/terms#delivery"')
  }
})

test("about us says who runs the network, and what is not yet published", async ({ page }) => {
  await open(page, routes.about)
  const section = page.locator("section").filter({ has: page.getByRole("heading", { name: /Who runs it/ }) })
  await expect(section.getByText("Legal form")).toBeVisible()
  await expect(section.getByText(/^83% livestock empowerment/)).toBeVisible()
  await expect(section.getByText(/^60% sustainable livestock value chain/)).toBeVisible()
})
