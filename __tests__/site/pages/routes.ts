import { parse } from "node-html-parser"
import {
  farmers,
  homeVariant,
  pageContent,
  posts,
  products,
  projects,
  readJson,
  routes,
  services,
  site,
} from "../../../e2e/support/site"
import { serveSite } from "../../../scripts/lib/server.mjs"
import { listPages, pageSizes } from "../../../src/lib/list-pages"
import { detailRoutes } from "../../../src/lib/paths"
import { expectNone, getText } from "../support/built-site"
import { isNoindex, isPreview, readHead } from "../support/read-head"

/* Every kind of address, with the server's response (spec section 2; decisions.md, "Routes"). */

/** An address, its heading, and its canonical address; null for noindex. */
type ExpectedPage = readonly [route: string, heading: string, canonical: string | null]

const getPage = (route: string) => pageContent.find((page) => page.route === route)
const getHeading = (route: string) => getPage(route)?.heading ?? `no page ${route}`
const errorPage = getPage(routes.notFound)?.title ?? "no error page"
const getTitle = ([first]: readonly { title: string }[]) => first?.title ?? "no entry"

/** The second page of a list, if there is one. */
const secondPage = (route: "/shop" | "/blog-standard", total: number): ExpectedPage[] =>
  listPages(total, pageSizes[route]).length > 1 ? [[`${route}/2`, `${getHeading(route)}, page 2`, `${route}/2`]] : []

type Service = Pick<(typeof services)[number], "id" | "title" | "servicePath">
const [first, third, last] = [services[0], services[2], services.at(-1)].map(
  (service) => service ?? { id: 0, title: "no service", servicePath: "" },
) as [Service, Service, Service]
const getPath = ({ id, servicePath }: Service) => `/service-details/${id}/${servicePath}`
const projectPath = `/project-details/${projects[0]?.id}/${projects[0]?.projectPath}`

/** Indexed pages with their own canonical address. */
const ownAddresses = [
  "/services",
  "/about-us",
  "/farm",
  "/farmers",
  "/project",
  "/gallery",
  "/contact",
  "/registration-form",
  "/blog-standard",
  "/shop",
  "/site-map",
  "/terms",
  "/privacy",
  "/accessibility",
]
const unlisted = ["/services-2", "/login", "/cart", "/checkout", "/offline"]
const blogs = ["/blog-with-sidebar", "/blog-2-column", "/blog-3-column"]

const existing: readonly ExpectedPage[] = [
  [routes.home, readJson<{ hero: { title: string } }>("home.json").hero.title, "/"],
  [routes.networkHome, homeVariant("network").hero.title, null],
  [routes.productsHome, homeVariant("products").hero.title, null],
  [routes.dairyHome, homeVariant("dairy").hero.title, null],
  [routes.notFound, errorPage, null],
  [routes.farmer, `Team Details: ${farmers[0]?.name}`, routes.farmer],
  [routes.project, getTitle(projects), projectPath],
  [routes.post, getTitle(posts), routes.post],
  [routes.postWithSidebar, getTitle(posts), routes.post],
  [routes.product, getTitle(products), routes.product],
  [routes.productWithThumbs, getTitle(products), routes.product],
  ...secondPage("/blog-standard", posts.length),
  ...secondPage("/shop", products.length),
  ...ownAddresses.map((route) => [route, getHeading(route), route] as const),
  ...unlisted.map((route) => [route, getHeading(route), null] as const),
  ...blogs.map((route) => [route, getHeading(route), "/blog-standard"] as const),
  ["/register", getHeading("/register"), "/registration-form"],
  // The id has precedence over the path.
  [`/service-details/${first.id}`, first.title, getPath(first)],
  [`/service-details/${first.id}/${third.servicePath}`, first.title, getPath(first)],
  [`/service-details/${first.id}/no-such-path`, first.title, getPath(first)],
  [`/service-details/${third.servicePath}`, third.title, getPath(third)],
  [`/service-details/999/${third.servicePath}`, third.title, getPath(third)],
  [getPath(last), last.title, getPath(last)],
  [`/project-details/${projects[0]?.id}/no-such-path`, getTitle(projects), projectPath],
  [`/project-details/999/${projects[0]?.projectPath}`, getTitle(projects), projectPath],
]

const missing: readonly ExpectedPage[] = [
  ...detailRoutes,
  ...detailRoutes.flatMap((route) => [`${route}/999`, `${route}/nope`]),
  "/no-such-page",
].map((route) => [route, route.startsWith("/farmer-details/") ? "Team Details" : errorPage, null])

let server: Awaited<ReturnType<typeof serveSite>> | undefined

beforeAll(async () => {
  server = await serveSite(0)
})
afterAll(() => server?.stop())

test("routes: each address has its status, heading, canonical and robots before any script", async () => {
  const pages = [...existing.map((page) => ({ status: 200, page })), ...missing.map((page) => ({ status: 404, page }))]
  const problems = await Promise.all(
    pages.map(async ({ status, page: [route, heading, canonical] }) => {
      const response = await fetch(`${server?.origin}${route}`, { redirect: "manual" })
      const document = parse(await response.text())
      const head = readHead(document)
      const headings = document.querySelectorAll("h1").map(getText)
      const actual = [
        response.status,
        headings.join(" | "),
        head.canonicals.join(" | "),
        isNoindex(head) ? "noindex" : "",
      ]
      const robots = isPreview || !canonical ? "noindex" : ""
      const expected = [status, heading, canonical ? site.siteUrl + canonical : "", robots]
      return actual.join(", ") === expected.join(", ")
        ? []
        : [`${route}: ${actual.join(", ")}; expected ${expected.join(", ")}`]
    }),
  )
  expectNone(problems.flat())
})
