import { sortProducts } from "../../src/lib/sort-products"
import { homeSlides, posts, products, routes } from "../support/site"
import { expect, test } from "./support/test"

/* Home, and the lists: shop, gallery, blog. */

test("the home page shows its slides, and Tab reaches nothing of those off the screen", async ({ visitor }) => {
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

test("the shop is sorted, and page 2 goes on in that order", async ({ visitor }) => {
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

test("the gallery loads more pictures", async ({ visitor }) => {
  await visitor.open(routes.gallery)
  const more = visitor.main.part("button", /^Load More Images/)
  const count = () => visitor.evaluate<number>(`document.querySelectorAll("[data-slot=gallery-picture]").length`)
  const before = await count()
  await more.click()
  await expect.poll(count).toBeGreaterThan(before)
})

test("the blog's keyword finds posts, and says so", async ({ visitor }) => {
  const [post] = posts
  if (!post) throw new Error("data/posts holds no post.")
  const keyword = post.title.split(" ").sort((one, other) => other.length - one.length)[0] ?? ""
  await visitor.open(routes.blogWithSidebar)
  await visitor.main.part("searchbox").fill(keyword)
  await visitor.press("Enter")
  await visitor.isAt(/\?q=|\?keyword=|\?search=/)
  await visitor.main.part("link", post.title).isThere()
})
