/** @jest-environment node */
import { sheetGroup, siteMapGroups, type MappedEntries, type MappedPage } from "../../../src/content/pages/site-map"

const page = (route: string, title: string, more: Partial<MappedPage> = {}): MappedPage => ({
  ...{ route, title, isIndexed: true, group: null, more: null },
  ...more,
})

/** In no order, as an editor may leave them. */
const pages = [
  page("/shop", "Products", { group: "Shop", more: "More products: {count}" }),
  page("/services-2", "Services at a Glance", { group: "Services" }),
  page("/cart", "Cart", { group: "Your order and sign-in", isIndexed: false }),
  page("/login", "Login", { group: "Your order and sign-in", isIndexed: false }),
  page("/about-us", "About Us"),
  page("/", "Home", { group: "Pages" }),
  page("/home-2", "Welcome to the Network", { group: "Home pages" }),
  page("/services", "Services", { group: "Services", more: "More services: {count}" }),
  page("/events", "Events"),
  page("/search", "Search", { isIndexed: false }),
  page("/site-map", "Site Map"),
  page("/shop-single", "Shop Details", { isIndexed: false }),
]

const link = (label: string, href: string) => ({ label, href })
const training = link("Training", "/service-details/1/training")
const cattle = link("Ankole Cattle", "/shop-single/1")

const list = (route: string, links: MappedEntries["links"], total = links.length) => ({ list: route, links, total })
const lists = [list("/services", [training]), list("/shop", [cattle]), list("/events", [])]

const groups = siteMapGroups(pages, lists)
const group = (title: string, from = groups) => from.find((one) => one.title === title)

test("the home pages' groups stand first, then those of the lists in the manifests' order, then all others", () => {
  expect(groups.map(({ title }) => title)).toEqual([
    "Pages",
    "Home pages",
    "Services",
    "Shop",
    "Your order and sign-in",
  ])
})

test("a page without a group stands in the first; one that isn't indexed only where it names a group", () => {
  expect(group("Pages")?.pages).toEqual([link("Home", "/"), link("Events", "/events"), link("About Us", "/about-us")])
  expect(group("Your order and sign-in")?.pages).toEqual([link("Login", "/login"), link("Cart", "/cart")])
  const shown = groups.flatMap((one) => one.pages.map(({ href }) => href))
  expect(shown).not.toContain("/search")
  expect(shown).not.toContain("/site-map")
  expect(shown).not.toContain("/shop-single")
})

test("the list leads the pages of its group, and its entries follow them", () => {
  expect(group("Services")).toEqual({
    title: "Services",
    pages: [link("Services", "/services"), link("Services at a Glance", "/services-2")],
    entries: [training],
    more: null,
  })
})

test("a list that goes on leads to the page with the first entry that is left out", () => {
  const links = Array.from({ length: 100 }, (_, index) => link(`Goat ${index + 1}`, `/shop-single/${index + 1}`))
  const long = siteMapGroups(pages, [list("/shop", links, 5000), list("/services", links, 103)])
  // Eight products on a page; services stand on one.
  expect(group("Shop", long)?.more).toEqual(link("More products: 4,900", "/shop/13"))
  expect(group("Services", long)?.more).toEqual(link("More services: 3", "/services"))
})

test("the sheets to print have a heading of their own, each with its file", () => {
  expect(sheetGroup("Sheets to print", [{ path: "feed-sum", title: "Feed sum" }])).toEqual({
    title: "Sheets to print",
    pages: [],
    entries: [link("Feed sum", "/sheets/feed-sum.html")],
    more: null,
  })
})

test("the sheet for sick animals comes first among them", () => {
  const sick = { take: { sheetTitle: "Sick or dead animal" } }
  const { entries } = sheetGroup("Sheets to print", [{ path: "feed-sum", title: "Feed sum" }], sick)
  expect(entries).toEqual([
    link("Sick or dead animal", "/sheets/sick-animal.html"),
    link("Feed sum", "/sheets/feed-sum.html"),
  ])
})
