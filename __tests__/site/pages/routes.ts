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
} from "../../../e2e/support/site"
import { serveSite } from "../../../scripts/lib/server.mjs"
import { listPages, pageSizes } from "../../../src/lib/list-pages"
import { detailRoutes } from "../../../src/lib/paths"
import { expectNone, textOf } from "../support/built-site"
import { isIndexed, isUnlisted, readHead } from "../support/read-head"

/* Every kind of address and what the server answers it with (spec section 2; decisions.md, "Routes"). */

/** An address, its heading, and the address that search engines are told of; null where they are told to stay away. */
type Fact = readonly [route: string, heading: string, canonical: string | null]

const pageAt = (route: string) => pageCopy.find((page) => page.route === route)
const headingOf = (route: string) => pageAt(route)?.heading ?? `no page ${route}`
const errorPage = pageAt(routes.notFound)?.title ?? "no error page"
const titleIn = ([first]: readonly { title: string }[]) => first?.title ?? "no entry"

/** The second page of a list, where it has one. */
const secondPage = (route: "/shop" | "/blog-standard", total: number): Fact[] =>
  listPages(total, pageSizes[route]).length > 1 ? [[`${route}/2`, `${headingOf(route)}, page 2`, `${route}/2`]] : []

type Service = Pick<(typeof services)[number], "id" | "title" | "servicePath">
const [first, third, last] = [services[0], services[2], services.at(-1)].map(
  (one) => one ?? { id: 0, title: "no service", servicePath: "" },
) as [Service, Service, Service]
const pathOf = ({ id, servicePath }: Service) => `/service-details/${id}/${servicePath}`
const projectPath = `/project-details/${projects[0]?.id}/${projects[0]?.projectPath}`

const found: readonly Fact[] = [
  [routes.home, readJson<{ hero: { title: string } }>("home.json").hero.title, "/"],
  [routes.networkHome, homeVariant("network").hero.title, routes.networkHome],
  [routes.productsHome, homeVariant("products").hero.title, routes.productsHome],
  [routes.dairyHome, homeVariant("dairy").hero.title, routes.dairyHome],
  [routes.notFound, errorPage, null],
  [routes.farmer, `${headingOf("/farmer-details")}: ${farmers[0]?.name}`, routes.farmer],
  [routes.project, titleIn(projects), projectPath],
  [routes.post, titleIn(posts), routes.post],
  [routes.postWithSidebar, titleIn(posts), routes.post],
  [routes.product, titleIn(products), routes.product],
  [routes.productWithThumbs, titleIn(products), routes.product],
  ...secondPage("/blog-standard", posts.length),
  ...secondPage("/shop", products.length),
  ...[
    ...[
      routes.services,
      routes.servicesList,
      routes.about,
      routes.farm,
      routes.team,
      routes.projects,
      routes.gallery,
      routes.contact,
    ],
    ...[routes.registration, routes.blog, routes.shop, routes.siteMap],
    ...[routes.terms, routes.privacy, routes.accessibility],
  ].map((route): Fact => [route, headingOf(route), route]),
  ...["/register", routes.login, routes.cart, routes.checkout, routes.offline].map((route): Fact => [
    route,
    headingOf(route),
    null,
  ]),
  ...[routes.blogWithSidebar, routes.blogTwoColumns, routes.blogThreeColumns].map((route): Fact => [
    route,
    headingOf(route),
    routes.blog,
  ]),
  // The number is looked at first, then the path.
  ...[first.id, `${first.id}/${third.servicePath}`, `${first.id}/no-such-path`].map((path): Fact => [
    `/service-details/${path}`,
    first.title,
    pathOf(first),
  ]),
  ...[third.servicePath, `999/${third.servicePath}`].map((path): Fact => [
    `/service-details/${path}`,
    third.title,
    pathOf(third),
  ]),
  [pathOf(last), last.title, pathOf(last)],
  ...[`${projects[0]?.id}/no-such-path`, `999/${projects[0]?.projectPath}`].map((path): Fact => [
    `/project-details/${path}`,
    titleIn(projects),
    projectPath,
  ]),
]

const missing: readonly Fact[] = [
  ...[...detailRoutes, "/service-details/nope", routes.unknownService, routes.unknownProject, "/no-such-page"].map(
    (route): Fact => [route, errorPage, null],
  ),
  [routes.unknownFarmer, headingOf("/farmer-details"), null],
  [routes.unknownPost, headingOf("/blog-single"), null],
  ["/blog-single-with-sidebar/999", headingOf("/blog-single"), null],
  [routes.unknownProduct, headingOf("/shop-single"), null],
  ["/shop-single-thumb/999", headingOf("/shop-single"), null],
]

let server: Awaited<ReturnType<typeof serveSite>> | undefined

beforeAll(async () => {
  server = await serveSite(0)
})
afterAll(() => server?.stop())

test("routes: each address answers with its status, its heading, its canonical address and robots, before any script", async () => {
  const facts = [...found.map((fact) => ({ status: 200, fact })), ...missing.map((fact) => ({ status: 404, fact }))]
  const problems = await Promise.all(
    facts.map(async ({ status, fact: [route, heading, canonical] }) => {
      const answer = await fetch(`${server?.origin}${route}`, { redirect: "manual" })
      const document = parse(await answer.text())
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
