import { builtPages, documentOf, expectNone, textOf } from "./support/built-site"
import { tagOf } from "./support/named-addresses"

/* How every page is built: headings, landmarks, ids. */

const PARTS = "main, article, section, aside, nav"

let addresses: string[] = []

beforeAll(() => {
  addresses = builtPages().map(({ address }) => address)
})

test("every page has one heading of level 1, and leaves out no level", () => {
  const problems = addresses.flatMap((address) => {
    const levels = documentOf(address)
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map((heading) => Number(tagOf(heading).slice(1)))
    const first = levels.filter((level) => level === 1).length
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    return [
      ...(first === 1 ? [] : [`${address}: ${first} headings of level 1, expected one`]),
      ...jumps.map((level) => `${address}: a heading of level ${level} without one of level ${level - 1} before it`),
    ]
  })
  expectNone(problems)
})

test("every page has one header, one main and one footer, and its navigations have different names", () => {
  const problems = addresses.flatMap((address) => {
    const document = documentOf(address)
    /** Headers and footers inside an article or a section are no landmarks. */
    const count = (selector: string) =>
      document.querySelectorAll(selector).filter(({ parentNode }) => !parentNode.closest(PARTS)).length
    const landmarks = {
      header: count("header, [role=banner]"),
      main: document.querySelectorAll("main, [role=main]").length,
      footer: count("footer, [role=contentinfo]"),
    }
    // The menu of small screens takes the place of the wide one: the two are never shown together.
    const navigations = document
      .querySelectorAll("nav, [role=navigation]")
      .filter((nav) => nav.closest("[data-slot=mobile-menu]") === null)
    const names = navigations.map(
      (nav) =>
        nav.getAttribute("aria-label") ?? textOf(document.getElementById(nav.getAttribute("aria-labelledby") ?? "")),
    )
    return [
      ...Object.entries(landmarks)
        .filter(([, found]) => found !== 1)
        .map(([name, found]) => `${address}: ${found} landmarks “${name}”, expected one`),
      ...(names.includes("Main") ? [] : [`${address}: no navigation “Main” among ${names.join(", ")}`]),
      ...(names.includes("") ? [`${address}: a navigation without a name`] : []),
      ...repeated(names).map((name) => `${address}: two navigations “${name}”`),
    ]
  })
  expectNone(problems)
})

test("no id occurs twice on a page", () => {
  const problems = addresses.flatMap((address) => {
    const ids = documentOf(address)
      .querySelectorAll("[id]")
      .map(({ id }) => id)
    return repeated(ids).map((id) => `${address}: id “${id}” twice`)
  })
  expectNone(problems)
})

// A screen reader would announce each of them when it is entered.
test("ordinary sections have no name, so they are no landmarks", () => {
  const problems = addresses.flatMap((address) =>
    documentOf(address)
      .querySelectorAll("section[data-slot=section]")
      .filter((section) => section.hasAttribute("aria-label") || section.hasAttribute("aria-labelledby"))
      .map((section) => `${address}: ${section.rawAttrs.slice(0, 120)}`),
  )
  expectNone(problems)
})

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
