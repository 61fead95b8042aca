import { farmers, projects, routes, services } from "../../e2e/support/site"
import { builtPages, documentOf, expectNone, textOf } from "./support/built-site"

/* What single pages, or some of them, say and lead to. */

test("the breadcrumb of every page but the homes ends with the page itself, as the current one", () => {
  const problems = builtPages().flatMap(({ address }) => {
    const breadcrumb = documentOf(address).querySelector("nav[aria-label=Breadcrumb]")
    if (!breadcrumb) return []
    const current = breadcrumb.querySelectorAll("[aria-current=page]")
    const last = breadcrumb.querySelectorAll("li").at(-1)
    return current.length === 1 && current[0]?.closest("li") === last && textOf(last ?? null)
      ? []
      : [`${address}: the last entry of the breadcrumb, “${textOf(last ?? null)}”, is not said to be the current page`]
  })
  expectNone(problems)
})

test.each([
  [routes.services, services.map(({ id, servicePath }) => `/service-details/${id}/${servicePath}`)],
  [routes.servicesList, services.map(({ id, servicePath }) => `/service-details/${id}/${servicePath}`)],
  [routes.projects, projects.map(({ id, projectPath }) => `/project-details/${id}/${projectPath}`)],
  [routes.team, farmers.map(({ id }) => `/farmer-details/${id}`)],
])("%s leads to every entry of its kind, in their order", (route, addresses) => {
  const [, kind = ""] = /^(\/[a-z-]+\/)/.exec(addresses[0] ?? "") ?? []
  const links = documentOf(route).querySelectorAll(`main a[href^="${kind}"]`)
  const found = links.map((link) => link.getAttribute("href"))
  expect([...new Set(found)]).toEqual(addresses)
})

test("a browser that keeps passwords knows the fields of the login", () => {
  const fields = documentOf(routes.login).querySelectorAll("main input[autocomplete]")
  expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(["username", "current-password"])
})
