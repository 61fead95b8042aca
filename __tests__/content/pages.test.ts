/** @jest-environment node */
import { createDetailPages } from "../../src/content/pages/detail-pages"
import { relatedProducts } from "../../src/content/pages/detail-contexts"
import { printableGroup, siteMapGroups, type MappedEntries, type MappedPage } from "../../src/content/pages/site-map"
import { getPathsOutsideSitemap } from "../../src/content/pages/paths-outside-sitemap"
import { post } from "../../src/content/types/post"
import { product } from "../../src/content/types/product"
import { service } from "../../src/content/types/service"

interface Page {
  path: string
  context: object
}

/** Creates the pages of a type with these entries. */
function getPages(type: Parameters<typeof createDetailPages>[2][number], nodes: readonly object[]): Page[] {
  const pages: Page[] = []
  const api = { getNodesByType: () => nodes, actions: { createPage: (page: Page) => void pages.push(page) } }
  createDetailPages(api, "/site", [type])
  return pages
}
const getContext = (pages: readonly Page[], path: string) => pages.find((page) => page.path === path)?.context

test("detail pages: a post has its neighbours, and the sidebar layout also has recent posts", () => {
  const pages = getPages(
    post,
    [1, 2, 3, 4].map((jsonId) => ({ id: `p${jsonId}`, jsonId })),
  )
  const single = { id: "p1", hasSidebar: false, previous: "p4", next: "p2", recent: [] }
  expect(getContext(pages, "/blog-single/1")).toEqual(single)
  const withSidebar = { hasSidebar: true, recent: [1, 2, 3] }
  expect(getContext(pages, "/blog-single-with-sidebar/1")).toEqual({ ...single, ...withSidebar })
  const fallback = { id: null, previous: null, next: null, ...withSidebar }
  expect(getContext(pages, "/blog-single-with-sidebar/-")).toEqual(fallback)
  const alone = getPages(post, [{ id: "p1", jsonId: 1 }])
  expect(getContext(alone, "/blog-single/1")).toMatchObject({ id: "p1", previous: null, next: null })
})

test("detail pages: a product has related products in both layouts, the fallback page has none", () => {
  const pages = getPages(product, [
    { id: "g1", jsonId: 1, category: "dairy" },
    { id: "g2", jsonId: 2, category: "meat" },
    { id: "g3", jsonId: 3, category: "dairy" },
  ])
  expect(getContext(pages, "/shop-single/1")).toEqual({ id: "g1", layout: "single", related: [3, 2] })
  expect(getContext(pages, "/shop-single-thumb/1")).toEqual({ id: "g1", layout: "thumb", related: [3, 2] })
  expect(getContext(pages, "/shop-single/-")).toEqual({ id: null, layout: "single", related: [] })
})

test("related products: eight, of the same category first, without the product itself", () => {
  const shop = Array.from({ length: 30 }, (_, index) => ({ jsonId: index + 1, category: index < 4 ? "eggs" : "dairy" }))
  expect(relatedProducts({ jsonId: 2, category: "eggs" }, shop)).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
  expect(relatedProducts({ jsonId: 30, category: "dairy" }, shop)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
  expect(relatedProducts({ jsonId: 1, category: "eggs" }, shop.slice(0, 1))).toEqual([])
})

const page = (route: string, title: string, overrides: Partial<MappedPage> = {}): MappedPage => ({
  route,
  title,
  isIndexed: true,
  group: null,
  more: null,
  ...overrides,
})
const link = (label: string, href: string) => ({ label, href })
const list = (route: string, links: MappedEntries["links"], total = links.length) => ({ list: route, links, total })

/** Not sorted, because `siteMapGroups` must sort them. */
const pages = [
  page("/shop", "Products", { group: "Shop", more: "More products: {count}" }),
  page("/services-2", "Services at a Glance", { isIndexed: false }),
  page("/cart", "Cart", { group: "Your order", isIndexed: false }),
  page("/", "Home", { group: "Pages" }),
  page("/home-2", "Welcome", { isIndexed: false }),
  page("/register", "Register", { canonical: "/registration-form" }),
  page("/services", "Services", { group: "Services" }),
  page("/events", "Events"),
  page("/search", "Search", { isIndexed: false }),
  page("/site-map", "Site Map"),
]

test("site map: the home page, then lists with entries, then others; noindex and duplicate pages need a group", () => {
  const training = link("Training", "/service-details/1/training")
  const cattle = link("Ankole Cattle", "/shop-single/1")
  const groups = siteMapGroups(pages, [list("/services", [training]), list("/shop", [cattle]), list("/events", [])])
  const group = (title: string, ...links: ReturnType<typeof link>[]) => ({
    title,
    pages: links,
    entries: [],
    more: null,
  })
  expect(groups).toEqual([
    group("Pages", link("Home", "/"), link("Events", "/events")),
    {
      ...group("Services", link("Services", "/services")),
      entries: [training],
    },
    { ...group("Shop", link("Products", "/shop")), entries: [cattle] },
    group("Your order", link("Cart", "/cart")),
  ])
})

test("site map: a truncated list links to the page with its next entry", () => {
  const links = Array.from({ length: 100 }, (_, index) => link(`Goat ${index + 1}`, `/shop-single/${index + 1}`))
  const groups = siteMapGroups(pages, [list("/shop", links, 5000)])
  // A list page shows eight products.
  expect(groups.find(({ title }) => title === "Shop")?.more).toEqual(link("More products: 4,900", "/shop/13"))
})

test("site map: printables are a group of their own, the one for sick animals first", () => {
  const sick = { take: { printableTitle: "Sick or dead animal" } }
  expect(printableGroup([{ path: "feed-sum", title: "Feed sum" }], sick)).toEqual({
    title: "Sheets to print",
    pages: [],
    entries: [link("Sick or dead animal", "/sheets/sick-animal.html"), link("Feed sum", "/sheets/feed-sum.html")],
    more: null,
  })
})

test("sitemap.xml: omits noindex and duplicate pages, and the paths below them", () => {
  const createPage = (route: string, isIndexed: boolean, canonical?: string) => ({ route, isIndexed, canonical })
  const single = [
    createPage("/", true),
    createPage("/cart", false),
    createPage("/blog-2-column", true, "/blog-standard"),
  ]
  expect(getPathsOutsideSitemap(single, []).join(" ")).toBe("/cart /cart/* /blog-2-column /blog-2-column/*")
  // Excludes paths without the slug (if the type has one), fallback pages, and other layouts of an entry.
  const services = getPathsOutsideSitemap([], [service])
  expect(services.join(" ")).toBe("/service-details/* /service-details/-/*")
  const posts = getPathsOutsideSitemap([], [post])
  expect(posts.join(" ")).toBe("/blog-single/- /blog-single/-/* /blog-single-with-sidebar/*")
})
