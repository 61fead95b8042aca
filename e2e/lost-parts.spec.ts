import type { Page } from "@playwright/test"
import { savedCart } from "./support/cart"
import { products, routes } from "./support/site"
import { expect, open, test } from "./support/test"

/* A part of the scripts that does not arrive once the page is alive: something else does its work, and nothing else changes. */

test.use({ expectedProblems: [/ERR_FAILED|Loading chunk/] })

/** The part is asked for twice, a second apart. */
const PATIENCE = { timeout: 8000 }

test("a notice that can't be shown as usual is shown plainly; buttons stay, and the next page starts afresh", async ({
  page,
}) => {
  await open(page, "/shop")
  const buttons = page.getByRole("main").getByRole("button", { name: /^Add to cart/ })
  const before = await buttons.count()
  expect(before).toBeGreaterThan(3)

  await loseScripts(page)
  await buttons.first().click()
  await expect(notice(page)).toContainText("Product added successfully", PATIENCE)
  await expect(page.locator("[data-slot=toast-announcer]")).toContainText("Product added successfully")
  expect(await savedCart(page)).toHaveLength(1)
  await expect(buttons).toHaveCount(before)
  await expect(page.locator(".js-only:visible")).not.toHaveCount(0)
  // It goes by itself, like any other.
  await expect(notice(page)).toBeHidden(PATIENCE)

  await page.unrouteAll()
  await buttons.nth(1).click()
  await expect(page.locator("[data-slot=toaster]").getByText("Product added successfully")).toBeVisible()

  await page.getByRole("main").getByRole("link", { name: products[1]?.title }).first().click()
  await expect(page).toHaveURL(/\/shop-single\/2/)
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText("needs JavaScript").filter({ visible: true })).toHaveCount(0)
})

for (const { what, width, button, dialog, instead, href } of [
  { what: "the menu", width: 390, button: "Menu", dialog: "Menu", instead: "Site map", href: "/site-map" },
  {
    what: "the side panel",
    width: 1440,
    button: "About us and contact",
    dialog: "About CaFN",
    instead: "Contact",
    href: "/contact",
  },
  {
    what: "the cart's panel",
    width: 1440,
    button: /^Cart/,
    dialog: "Cart",
    instead: "Open the cart’s page",
    href: "/cart",
  },
]) {
  test(`${what}, lost, leaves a link to a page, and comes with the next press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, "/services")
    await loseScripts(page)
    const opener = page.getByRole("banner").getByRole("button", { name: button })
    await opener.click()
    await expect(notice(page)).toContainText("could not be loaded", PATIENCE)
    await expect(notice(page).getByRole("link", { name: instead })).toHaveAttribute("href", href)
    await expect(opener).toHaveAttribute("aria-expanded", "false")
    await expect(page.locator(".js-only:visible")).not.toHaveCount(0)

    await page.unrouteAll()
    await opener.click()
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible()
  })
}

test("a quick view that is lost leads to the product's page", async ({ page }) => {
  await open(page, "/shop")
  await loseScripts(page)
  await page
    .getByRole("button", { name: /^Quick view of/ })
    .first()
    .click()
  await expect(notice(page).getByRole("link")).toHaveAttribute("href", /^\/shop-single\/\d+$/, PATIENCE)
  await page.unrouteAll()
  await page
    .getByRole("button", { name: /^Quick view of/ })
    .first()
    .click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("a film whose player is lost leads to its file", async ({ page }) => {
  await open(page, "/")
  await loseScripts(page)
  const play = page.getByRole("button", { name: "Watch a morning on the farm" })
  await play.click()
  await expect(notice(page).getByRole("link")).toHaveAttribute("href", /\.mp4$/, PATIENCE)
  await page.unrouteAll()
  await play.click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("a form that is lost says so in its place, and can be asked for again", async ({ page }) => {
  await open(page, "/services")
  await loseScripts(page)
  const footer = page.getByRole("contentinfo")
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole("alert")).toContainText("could not load this part", PATIENCE)
  await expect(footer.getByText("needs JavaScript")).toBeHidden()
  await page.unrouteAll()
  await footer.getByRole("button", { name: "Try again" }).click()
  await expect(footer.getByRole("textbox", { name: "Your email address" })).toBeVisible()
})

test("a section far down that is lost keeps its HTML, and the next press in it asks again", async ({ page }) => {
  await open(page, routes.product)
  await loseScripts(page)
  const add = page
    .locator("[data-slot=related-products]")
    .getByRole("button", { name: /^Add to cart/ })
    .first()
  await add.click()
  await expect(notice(page)).toContainText("could not load this part", PATIENCE)
  await expect(page.locator(".js-only:visible")).not.toHaveCount(0)
  await page.unrouteAll()
  await add.click()
  await expect.poll(() => savedCart(page)).toHaveLength(1)
})

/** Every script that is asked for from now on. */
const loseScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort())

const notice = (page: Page) => page.locator("[data-slot=toast]").filter({ visible: true }).last()
