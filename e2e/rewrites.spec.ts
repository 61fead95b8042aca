import type { SiteScripts } from "../src/inline/boot"
import { productFiles, storeCart, twoCurrencies } from "./support/cart"
import { posts, products, projects, routes, service, services, site } from "./support/site"
import { expect, open, test } from "./support/test"

/* Addresses without a page of their own, once the scripts run (decisions.md, "Routes"; src/start/match-paths.ts). */

test("one that was left is shown again by the back button, without loading anything anew", async ({ page }) => {
  const route = "/service-details/99/market-access-promotion"
  await open(page, route)
  await page.evaluate("window.isSameDocument = true")
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveTitle(site.title)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(3).title)
  await expect(page).toHaveURL(route)
  expect(await page.evaluate("window.isSameDocument")).toBe(true)
})

test("one that looks like a pattern changes nothing of the pages that come after it", async ({ page }) => {
  await open(page, "/service-details/:any")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Page")
  await page.evaluate("window.isSameDocument = true")
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
  await page
    .getByRole("main")
    .getByRole("link", { name: service(1).title })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(1).title)
  expect(await page.evaluate("window.isSameDocument")).toBe(true)
})

test.describe("a product that is gone", () => {
  // The browser itself logs the missing data, and the prices that can't be read.
  test.use({ expectedProblems: [/page-data\/shop-single\/999\/|ERR_FAILED/] })

  test("is an empty frame when an old cart leads there, and the cart is one step back", async ({ page }) => {
    const gone = { ...twoCurrencies[0], id: 999, title: "Sold Out Cheese" }
    await storeCart(page, JSON.stringify([gone]))
    // While today's prices can't be read, the cart can't know that the shop has the product no longer.
    await page.route(productFiles, (route) => route.abort())
    await open(page, routes.cart)
    await page.getByRole("main").getByRole("link", { name: gone.title }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop Details")
    await expect(page).toHaveURL(routes.unknownProduct)
    await page.goBack()
    await expect(page.getByRole("rowheader", { name: gone.title })).toBeVisible()
  })
})

test("the scripts that every page loads name no entry, so that they don't grow with the catalogue", async ({
  page,
  request,
}) => {
  await page.goto(routes.home)
  const { bundles } = JSON.parse((await page.locator("#boot-scripts").textContent()) ?? "") as SiteScripts
  const texts = await Promise.all(bundles.map(async (bundle) => (await request.get(bundle)).text()))
  const script = texts.join("\n")
  expect(script, "the bundles have been read").toContain("/blog-single")
  const names = [
    ...services.flatMap(({ id, servicePath }) => [`/service-details/${id}`, servicePath]),
    ...projects.flatMap(({ id, projectPath }) => [`/project-details/${id}`, projectPath]),
    ...posts.map(({ id }) => `/blog-single/${id}`),
    ...products.map(({ id }) => `/shop-single/${id}`),
  ]
  expect(names.filter((name) => script.includes(name))).toEqual([])
})
