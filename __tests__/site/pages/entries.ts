import { farmers, projects, routes, services } from "../../../e2e/support/site"
import { getDocument } from "../support/built-site"

const servicePaths = services.map(({ id, servicePath }) => `/service-details/${id}/${servicePath}`)

test.each([
  [routes.services, servicePaths],
  [routes.servicesList, servicePaths],
  [routes.projects, projects.map(({ id, projectPath }) => `/project-details/${id}/${projectPath}`)],
  [routes.team, farmers.map(({ id }) => `/farmer-details/${id}`)],
])("%s: links to every entry of its kind, in order", (route, addresses) => {
  const [, kind = ""] = /^(\/[a-z-]+\/)/.exec(addresses[0] ?? "") ?? []
  const links = getDocument(route).querySelectorAll(`main a[href^="${kind}"]`)
  expect([...new Set(links.map((link) => link.getAttribute("href")))]).toEqual(addresses)
})

test("login: its fields have autocomplete for password managers", () => {
  const fields = getDocument(routes.login).querySelectorAll("main input[autocomplete]")
  expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual(["username", "current-password"])
})
