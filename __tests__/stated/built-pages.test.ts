import { navigation, routes, site } from "../../e2e/support/site"
import { documentOf, expectNone, textOf } from "../site/support/built-site"

/* Links and numbers that the built pages of the shipped content have. */

test("the pages of rules stand in every footer and on the site map, and name the office's telephone", () => {
  const problems = [routes.terms, routes.privacy, routes.accessibility].flatMap((route) => {
    const label = navigation.footer.links.find(({ href }) => href === route)?.label
    const onSiteMap = documentOf(routes.siteMap).querySelectorAll(`main a[href="${route}"]`)
    const telephone = site.telephones[0]?.number ?? "no telephone"
    const main = documentOf(route).querySelector("main")
    const contents = main?.querySelectorAll("nav a") ?? []
    return [
      ...(label ? [] : [`${route}: not among the footer's links`]),
      ...(onSiteMap.length === 1 ? [] : [`${routes.siteMap}: ${onSiteMap.length} links to ${route}, expected one`]),
      ...(contents.length > 1 ? [] : [`${route}: no list of its parts`]),
      ...(main?.querySelectorAll("a").some((link) => textOf(link).includes(telephone))
        ? []
        : [`${route}: no link “${telephone}”`]),
    ]
  })
  expectNone(problems)
})

test("the registration leads to what is known of the fee", () => {
  const link = documentOf(routes.registration).querySelector('main a[href="/terms#membership"]')
  expect(textOf(link)).not.toBe("")
  expect(textOf(documentOf(routes.terms).querySelector("#membership"))).not.toBe("")
})
