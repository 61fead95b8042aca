import { sortProducts } from "../../src/lib/sort-products"
import { homeSlides, products, routes } from "../support/site"
import { expect, test } from "./support/test"

/* Home's slides, and the shop's list. */

test("Home: its slides are shown, and Tab reaches nothing of those off the screen", async ({ visitor }) => {
  await visitor.open(routes.home)
  const carousel = visitor.main.part("region", "What CaFN does")
  await carousel.part("group", new RegExp(`^1 of ${homeSlides.length}`)).isThere()
  await carousel.part("button", /slides$/).focus()
  for (let press = 0; press < 8; press++) {
    await visitor.press("Tab")
    const isOff = await visitor.evaluate<boolean>(
      `document.activeElement.closest("[data-slot=carousel-slide][inert]") !== null`,
    )
    expect(isOff, await visitor.ask("focused")).toBe(false)
  }
})

test("Shop: sorts, and page 2 continues in that order", async ({ visitor }) => {
  await visitor.open(`${routes.shop}?sort=popular`)
  const inOrder = sortProducts(
    products.map((product) => ({ ...product, jsonId: product.id })),
    "popular",
  ).map(({ title }) => title)
  const shown = () =>
    visitor.evaluate<string[]>(
      `Array.from(document.querySelectorAll("[data-slot=paged-list-entries] h2, [data-slot=paged-list-entries] h3"), (title) => title.textContent)`,
    )
  await expect.poll(async () => (await shown())[0]).toBe(inOrder[0])
  const first = await shown()
  expect(first).toEqual(inOrder.slice(0, first.length))
  await visitor.main
    .part("navigation", /^Pages: /)
    .part("link", /2$/)
    .click()
  await visitor.isAt(/page=2/)
  await expect.poll(shown).toEqual(inOrder.slice(first.length, 2 * first.length))
})
