import { parse } from "node-html-parser"
import {
  farmers,
  homeVariant,
  pageCopy,
  posts,
  products,
  projects,
  readJson,
  routes,
  services,
  site,
} from "../../e2e/support/site"
import { serveSite } from "../../scripts/lib/server.mjs"
import { listPages, pageSizes } from "../../src/lib/list-pages"
import { detailRoutes } from "../../src/lib/paths"
import { expectNone, textOf } from "./support/built-site"
import { isIndexed, isUnlisted, readHead } from "./support/read-head"

/* Every kind of address and what the server answers it with (spec section 2; decisions.md, "Routes"). */

interface Fact {
  route: string
  /** 200 where none is given. */
  status?: number
  heading: string
  /** The address that search engines are told of; null where they are told to stay away. */
  canonical: string | null
}

const pageAt = (route: string) => pageCopy.find((page) => page.route === route)
const headingOf = (route: string) => pageAt(route)?.heading ?? `no page ${route}`
const errorPage = pageAt(routes.notFound)?.title ?? "no error page"

/** The second page of a list, where it has one. */
const secondPage = (route: "/shop" | "/blog-standard", total: number): Fact[] =>
  listPages(total, pageSizes[route]).length > 1
    ? [{ route: `${route}/2`, heading: `${headingOf(route)}, page 2`, canonical: `${route}/2` }]
    : []

const titleIn = ([first]: readonly { title: string }[]) => first?.title ?? "no entry"
const [firstService, thirdService, lastService] = [services[0], services[2], services.at(-1)].map(
  (one) => one ?? { id: 0, title: "no service", servicePath: "" },
) as [Service, Service, Service]
type Service = Pick<(typeof services)[number], "id" | "title" | "servicePath">
const pathOf = ({ id, servicePath }: Service) => `/service-details/${id}/${servicePath}`
const projectPath = `/project-details/${projects[0]?.id}/${projects[0]?.projectPath}`

/** Addresses that have a page of their own. */
const ofTheirOwn: readonly Fact[] = [
  {
    route: routes.home,
    heading: readJson<{ hero: { title: string } }>("home.json").hero.title,
    canonical: "/",
  },
  { route: routes.networkHome, heading: homeVariant("network").hero.title, canonical: "/home-2" },
  { route: routes.productsHome, heading: homeVariant("products").hero.title, canonical: "/home-3" },
  { route: routes.dairyHome, heading: homeVariant("dairy").hero.title, canonical: "/home-4" },
  { route: routes.service, heading: firstService.title, canonical: pathOf(firstService) },
  { route: pathOf(lastService), heading: lastService.title, canonical: pathOf(lastService) },
  { route: routes.notFound, heading: errorPage, canonical: null },
  { route: routes.farmer, heading: `${headingOf("/farmer-details")}: ${farmers[0]?.name}`, canonical: routes.farmer },
  { route: routes.project, heading: titleIn(projects), canonical: projectPath },
  { route: routes.post, heading: titleIn(posts), canonical: routes.post },
  { route: routes.postWithSidebar, heading: titleIn(posts), canonical: routes.post },
  { route: routes.product, heading: titleIn(products), canonical: routes.product },
  { route: routes.productWithThumbs, heading: titleIn(products), canonical: routes.product },
  ...secondPage("/blog-standard", posts.length),
  ...secondPage("/shop", products.length),
  {
    route: `/service-details/${thirdService.servicePath}`,
    heading: thirdService.title,
    canonical: pathOf(thirdService),
  },
  // What stands at its own address, and what search engines are told to leave out or to look for elsewhere.
  ...[
    ...[routes.services, routes.servicesList, routes.about, routes.farm, routes.team, routes.projects, routes.gallery],
    ...[routes.contact, routes.registration, routes.blog, routes.shop, routes.siteMap],
    ...[routes.terms, routes.privacy, routes.accessibility],
  ].map((route) => ({ route, heading: headingOf(route), canonical: route })),
  ...["/register", routes.login, routes.cart, routes.checkout, routes.offline].map((route) => ({
    route,
    heading: headingOf(route),
    canonical: null,
  })),
  ...[routes.blogWithSidebar, routes.blogTwoColumns, routes.blogThreeColumns].map((route) => ({
    route,
    heading: headingOf(route),
    canonical: routes.blog,
  })),
]

/** Addresses that are answered by a page which stands elsewhere. */
const answeredElsewhere: readonly Fact[] = [
  ...detailRoutes.map((route) => ({ route, status: 404, heading: errorPage, canonical: null })),
  { route: "/service-details/nope", status: 404, heading: errorPage, canonical: null },
  { route: routes.unknownService, status: 404, heading: errorPage, canonical: null },
  { route: routes.unknownFarmer, status: 404, heading: headingOf("/farmer-details"), canonical: null },
  { route: routes.unknownProject, status: 404, heading: errorPage, canonical: null },
  { route: routes.unknownPost, status: 404, heading: headingOf("/blog-single"), canonical: null },
  { route: "/blog-single-with-sidebar/999", status: 404, heading: headingOf("/blog-single"), canonical: null },
  { route: routes.unknownProduct, status: 404, heading: headingOf("/shop-single"), canonical: null },
  { route: "/shop-single-thumb/999", status: 404, heading: headingOf("/shop-single"), canonical: null },
  { route: "/no-such-page", status: 404, heading: errorPage, canonical: null },
  // The number is looked at first, then the path.
  ...[`${firstService.id}/${thirdService.servicePath}`, `${firstService.id}/no-such-path`].map((path) => ({
    route: `/service-details/${path}`,
    heading: firstService.title,
    canonical: pathOf(firstService),
  })),
  {
    route: `/service-details/999/${thirdService.servicePath}`,
    heading: thirdService.title,
    canonical: pathOf(thirdService),
  },
  ...[`${projects[0]?.id}/no-such-path`, `999/${projects[0]?.projectPath}`].map((path) => ({
    route: `/project-details/${path}`,
    heading: titleIn(projects),
    canonical: projectPath,
  })),
]

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
      const listed = isUnlisted ? null : canonical
      const expected = [status, heading, listed ? site.siteUrl + listed : "", listed ? "" : "noindex"]
      return seen.join(", ") === expected.join(", ")
        ? []
        : [`${route}: ${seen.join(", ")}; expected ${expected.join(", ")}`]
    }),
  )
  expectNone(problems.flat())
})
