import { parse } from "node-html-parser"
import { farmers, posts, products, projects, routes, service, services, site } from "../../e2e/support/site"
import { serveSite } from "../../scripts/lib/server.mjs"
import { detailRoutes } from "../../src/lib/paths"
import { expectNone, textOf } from "./support/built-site"
import { isIndexed, readHead } from "./support/read-head"

/* Every kind of address and what the server answers it with (spec section 2; decisions.md, "Routes"). */

interface Fact {
  route: string
  /** 200 where none is given. */
  status?: number
  heading: string
  /** The address that search engines are told of; null where they are told to stay away. */
  canonical: string | null
}

/** Addresses that have a page of their own. */
const ofTheirOwn: readonly Fact[] = [
  { route: routes.home, heading: "CaFN - Empowering Uganda's Livestock Future", canonical: "/" },
  { route: routes.networkHome, heading: "One network, from Karamoja to Kigezi", canonical: "/home-2" },
  { route: routes.productsHome, heading: "Good food from members' farms", canonical: "/home-3" },
  { route: routes.dairyHome, heading: "Clean milk, from the can to the cup", canonical: "/home-4" },
  { route: routes.services, heading: "Our services", canonical: "/services" },
  { route: routes.servicesList, heading: "Our services at a glance", canonical: "/services-2" },
  { route: routes.service, heading: service(1).title, canonical: canonicalOf(1) },
  { route: routes.longService, heading: service(9).title, canonical: canonicalOf(9) },
  { route: routes.notFound, heading: "Error Page", canonical: null },
  { route: routes.about, heading: "About us", canonical: "/about-us" },
  { route: routes.farm, heading: "The farm", canonical: "/farm" },
  { route: routes.team, heading: "Farm Members", canonical: "/farmers" },
  { route: routes.farmer, heading: `Team Details: ${farmers[0]?.name}`, canonical: "/farmer-details/1" },
  { route: routes.projects, heading: "Our projects", canonical: "/project" },
  {
    route: routes.project,
    heading: "Dairy Cattle Grazing",
    canonical: "/project-details/1/dairy-cattle-grazing",
  },
  { route: routes.gallery, heading: "Gallery", canonical: "/gallery" },
  { route: routes.contact, heading: "Contact us", canonical: "/contact" },
  { route: routes.registration, heading: "Member registration", canonical: "/registration-form" },
  { route: "/register", heading: "Member registration", canonical: null },
  { route: routes.login, heading: "Login", canonical: null },
  { route: routes.blog, heading: "Blog", canonical: "/blog-standard" },
  { route: "/blog-standard/2", heading: "Blog, page 2", canonical: "/blog-standard/2" },
  { route: routes.blogWithSidebar, heading: "Blog by topic", canonical: "/blog-standard" },
  { route: routes.blogTwoColumns, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.blogThreeColumns, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.post, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.postWithSidebar, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.shop, heading: "Shop", canonical: "/shop" },
  { route: "/shop/2", heading: "Shop, page 2", canonical: "/shop/2" },
  { route: routes.product, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.productWithThumbs, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.cart, heading: "Your cart", canonical: null },
  { route: routes.checkout, heading: "Checkout", canonical: null },
  { route: routes.siteMap, heading: "Site map", canonical: "/site-map" },
  { route: routes.terms, heading: "Orders and membership", canonical: "/terms" },
  { route: routes.privacy, heading: "Privacy", canonical: "/privacy" },
  { route: routes.accessibility, heading: "Accessibility", canonical: "/accessibility" },
  { route: routes.offline, heading: "Without a network", canonical: null },
  {
    route: "/service-details/market-access-promotion",
    heading: service(3).title,
    canonical: canonicalOf(3),
  },
]

/** Addresses that are answered by a page which stands elsewhere. */
const answeredElsewhere: readonly Fact[] = [
  ...detailRoutes.map((route) => ({ route, status: 404, heading: "Error Page", canonical: null })),
  { route: "/service-details/nope", status: 404, heading: "Error Page", canonical: null },
  { route: routes.unknownService, status: 404, heading: "Error Page", canonical: null },
  { route: routes.unknownFarmer, status: 404, heading: "Team Details", canonical: null },
  { route: routes.unknownProject, status: 404, heading: "Error Page", canonical: null },
  { route: routes.unknownPost, status: 404, heading: "Blog Details", canonical: null },
  { route: "/blog-single-with-sidebar/999", status: 404, heading: "Blog Details", canonical: null },
  { route: routes.unknownProduct, status: 404, heading: "Shop Details", canonical: null },
  { route: "/shop-single-thumb/999", status: 404, heading: "Shop Details", canonical: null },
  { route: "/no-such-page", status: 404, heading: "Error Page", canonical: null },
  // The number is looked at first, then the path.
  {
    route: "/service-details/1/market-access-promotion",
    heading: service(1).title,
    canonical: canonicalOf(1),
  },
  { route: "/service-details/3/no-such-path", heading: service(3).title, canonical: canonicalOf(3) },
  {
    route: "/service-details/99/market-access-promotion",
    heading: service(3).title,
    canonical: canonicalOf(3),
  },
  ...["/project-details/2/no-such-path", "/project-details/99/women-in-livestock"].map((route) => ({
    route,
    heading: titleOf(projects, 2),
    canonical: "/project-details/2/women-in-livestock",
  })),
]

function canonicalOf(id: number): string {
  return `/service-details/${id}/${service(id).servicePath}`
}

function titleOf(entries: readonly { id: number; title: string }[], id: number): string {
  return entries.find((entry) => entry.id === id)?.title ?? `no entry ${id}`
}

let server: Awaited<ReturnType<typeof serveSite>> | undefined

beforeAll(async () => {
  server = await serveSite(0)
})
afterAll(() => server?.stop())

async function get(route: string) {
  const answer = await fetch(`${server?.origin}${route}`, { redirect: "manual" })
  return { status: answer.status, document: parse(await answer.text()) }
}

test("each address answers with its status, its heading, its canonical address and robots, before any script", async () => {
  const problems = await Promise.all(
    [...ofTheirOwn, ...answeredElsewhere].map(async ({ route, status = 200, heading, canonical }) => {
      const { document, ...answer } = await get(route)
      const head = readHead(document)
      const headings = document.querySelectorAll("h1").map(textOf)
      const seen = [answer.status, headings.join(" | "), head.canonicals.join(" | "), isIndexed(head) ? "" : "noindex"]
      const expected = [status, heading, canonical ? site.siteUrl + canonical : "", canonical ? "" : "noindex"]
      return seen.join(", ") === expected.join(", ")
        ? []
        : [`${route}: ${seen.join(", ")}; expected ${expected.join(", ")}`]
    }),
  )
  expectNone(problems.flat())
})

test("an unknown service's page has the frame and nobody's content", async () => {
  for (const route of ["/service-details/999", "/service-details/nope", "/service-details/999/nope"]) {
    const { document } = await get(route)
    const main = document.querySelector("main")
    expect({ route, headings: main?.querySelectorAll("h1, h2, h3").map(textOf) }).toEqual({
      route,
      headings: ["Error Page"],
    })
    expect(textOf(main?.querySelector("nav[aria-label=Breadcrumb]") ?? null)).toContain("404")
    const foreign = services.filter(({ title, content }) =>
      [title, content?.overview?.slice(0, 40)].some((words) => words && textOf(main).includes(words)),
    )
    expect(foreign.map(({ title }) => title)).toEqual([])
  }
})

test("an unknown farmer's page has no contact", async () => {
  const { document } = await get("/farmer-details/99")
  expect(document.querySelectorAll("[data-slot=farmer-contact]")).toHaveLength(0)
})
