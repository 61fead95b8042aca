import { navigation } from "../../e2e/support/site"
import { builtPages, documentOf, expectNone, textOf } from "./support/built-site"

/*
 * Every page as visitors without JavaScript get it. The style in `<noscript>`
 * hides `.js-only`; that it does, a browser shows in e2e/platform/no-javascript.spec.ts.
 */

let addresses: string[] = []

beforeAll(() => {
  addresses = builtPages().map(({ address }) => address)
})

test("every page has its heading in the HTML", () => {
  const isRead = (address: string) => {
    const heading = documentOf(address).querySelector("h1")
    return textOf(heading) !== "" && !heading?.closest(".js-only, template, [hidden]")
  }
  expectNone(addresses.filter((address) => !isRead(address)).map((address) => `${address}: no heading to read`))
})

test("no page shows a button that would do nothing", () => {
  /** An answer stands open below its question, and the menu's lists open by themselves. */
  const harmless = "[data-slot=accordion-trigger], [data-slot=menu] button"
  const problems = addresses.flatMap((address) => {
    const allowed = new Set(documentOf(address).querySelectorAll(harmless))
    return documentOf(address)
      .querySelectorAll("button, [role=button]")
      .filter((button) => !allowed.has(button) && !button.closest(".js-only, [hidden]"))
      .map((button) => `${address}: ${button.outerHTML.slice(0, 150)}`)
  })
  expectNone(problems)
})

test("the menu and the footer of every page lead to every entry of the navigation", () => {
  const entries = navigation.mainMenu.flatMap(({ label, href, items }) => (href ? [{ label, href }] : items))
  const problems = addresses.flatMap((address) =>
    [
      { place: "header details", links: entries },
      { place: "footer", links: [...navigation.footer.explore, ...navigation.footer.links] },
    ].flatMap(({ place, links }) =>
      links
        .filter(({ label, href }) =>
          documentOf(address)
            .querySelectorAll(`${place} a[href="${href}"]`)
            .every((link) => textOf(link) !== label),
        )
        .map(({ label, href }) => `${address}: no link “${label}” to ${href} in ${place}`),
    ),
  )
  expectNone(problems)
})
