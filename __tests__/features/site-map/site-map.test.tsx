import { render, screen, within } from "@testing-library/react"
import { SiteMap } from "../../../src/features/site-map/site-map"
import { siteMap } from "../../../src/features/site-map/site-map.fixture"

const show = (change: Partial<Queries.SiteMapContentFragment> = {}) =>
  render(<SiteMap content={{ ...siteMap, ...change }} />)

const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

/** Label and address of every link of a group. */
function linksOf(title: string) {
  const heading = screen.getByRole("heading", { name: title })
  if (!heading.parentElement) throw new Error(`“${title}” stands in no part.`)
  return within(heading.parentElement)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
}

test("groups stand in their order, and those whose pages aren't built not at all", () => {
  show()
  expect(headings()).toEqual(["Pages", "Services", "Projects", "Team", "Blog", "Shop", "Your order and sign-in"])
})

test("home variants have a group of their own as soon as one is built", () => {
  show({ built: { nodes: [...siteMap.built.nodes, { path: "/home-2" }] } })
  expect(headings().slice(0, 2)).toEqual(["Pages", "Home pages"])
  expect(linksOf("Home pages")).toEqual([["Welcome to the Network", "/home-2"]])
})

test("a page without a group stands in the first; one that isn't indexed only where it names a group", () => {
  show()
  expect(linksOf("Pages")).toEqual([
    ["Home", "/"],
    ["About Us", "/about-us"],
  ])
  expect(linksOf("Your order and sign-in")).toEqual([
    ["Login", "/login"],
    ["Cart", "/cart"],
  ])
  expect(screen.queryByRole("link", { name: "Search" })).not.toBeInTheDocument()
})

test("entries follow the pages of their list, under their canonical addresses", () => {
  show()
  expect(linksOf("Services")).toEqual([
    ["Services", "/services"],
    ["Services at a Glance", "/services-2"],
    ["Farming Training & Advice", "/service-details/1/knowledge-sharing-training"],
    ["Protecting Your Farm", "/service-details/7/risk-management-insurance"],
  ])
  expect(linksOf("Team").at(-1)).toEqual(["Nakato Prossy", "/farmer-details/1"])
})

test("a list that goes on leads to the page with the first entry that is left out", () => {
  const nodes = Array.from({ length: 100 }, (_, index) => ({ jsonId: index + 1, title: `Goat ${index + 1}` }))
  show({ products: { totalCount: 5000, nodes }, posts: { totalCount: 103, nodes } })
  // Eight products on a page, three posts.
  expect(linksOf("Shop").at(-1)).toEqual(["More products: 4,900", "/shop/13"])
  expect(linksOf("Blog").at(-1)).toEqual(["More posts: 3", "/blog-standard/34"])
})
