import { navigation, orderDigits, products } from "../../../e2e/support/site"
import { resultsMessages } from "../../../src/features/search/results-messages"
import { getStart, builtFiles, getDocument, onEveryPage, getText } from "../support/built-site"
import { getTag } from "../support/named-addresses"
import { joinedWords } from "../support/plain-reader"

/*
 * Structure of every page: headings, landmarks, ids, and content without JavaScript and CSS. The style in `<noscript>`
 * hides `.js-only`, which e2e/platform/no-javascript.spec.ts tests.
 */

const SECTIONING = "main, article, section, aside, nav"

/** Other files that are structured like pages. */
const others = () => builtFiles().filter((file) => /^\/(404|member-form|sheets\/[^/]+)\.html$/.test(file))

onEveryPage("headings: one h1 in every page's HTML, and no level is skipped", (document) => {
  const headings = document.querySelectorAll("h1, h2, h3, h4, h5, h6")
  const levels = headings.map((heading) => Number(getTag(heading).slice(1)))
  const first = headings.filter((heading) => getTag(heading) === "h1")
  const isVisible = getText(first[0] ?? null) !== "" && !first[0]?.closest(".js-only, template, [hidden]")
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  return [
    ...(first.length === 1 && isVisible ? [] : [`${first.length} headings of level 1 to read, expected one`]),
    ...jumps.map((level) => `a heading of level ${level} without one of level ${level - 1} before it`),
  ]
})

onEveryPage("landmarks: one header, one main and one footer, and navigations with different names", (document) => {
  /** Excludes headers and footers of articles and sections, which are no landmarks. */
  const count = (selector: string) =>
    document.querySelectorAll(selector).filter(({ parentNode }) => !parentNode.closest(SECTIONING)).length
  const landmarks = {
    header: count("header, [role=banner]"),
    main: document.querySelectorAll("main, [role=main]").length,
    footer: count("footer, [role=contentinfo]"),
  }
  // The mobile menu replaces the wide one: they are never visible together.
  const navigations = document
    .querySelectorAll("nav, [role=navigation]")
    .filter((nav) => nav.closest("[data-slot=mobile-menu]") === null)
  const names = navigations.map(
    (nav) =>
      nav.getAttribute("aria-label") ?? getText(document.getElementById(nav.getAttribute("aria-labelledby") ?? "")),
  )
  return [
    ...Object.entries(landmarks)
      .filter(([, found]) => found !== 1)
      .map(([name, found]) => `${found} landmarks “${name}”, expected one`),
    ...(names.includes("Main") ? [] : [`no navigation “Main” among ${names.join(", ")}`]),
    ...(names.includes("") ? ["a navigation without a name"] : []),
    ...getRepeated(names).map((name) => `two navigations “${name}”`),
  ]
})

onEveryPage("ids: none occurs twice on a page", (document) => {
  const ids = document.querySelectorAll("[id]").map(({ id }) => id)
  return getRepeated(ids).map((id) => `id “${id}” twice`)
})

// Screen readers announce every landmark on entry.
onEveryPage("landmarks: ordinary sections have no name, so they are no landmarks", (document) =>
  document
    .querySelectorAll("section[data-slot=section]")
    .filter((section) => section.hasAttribute("aria-label") || section.hasAttribute("aria-labelledby"))
    .map(getStart),
)

onEveryPage("disclosures: a page has at most six, and no title repeats a heading", (document) => {
  const labels = document.querySelectorAll("main [data-slot=disclosure] > details > summary").map(getText)
  const headings = document
    .querySelectorAll("main :is(h1, h2, h3, h4)")
    .filter((heading) => heading.nextElementSibling?.tagName !== "DETAILS" && !heading.closest("summary"))
    .map(getText)
  return [
    ...(labels.length > 6 ? [`${labels.length} disclosures`] : []),
    ...labels.filter((label) => headings.includes(label)).map((label) => `“${label}” is a disclosure and a heading`),
  ]
})

onEveryPage("landscape: at most one sun rises between the sections of a page, and one sets", (document) =>
  getRepeated(document.querySelectorAll("main .sun").map((sun) => sun.classList.toString())),
)

onEveryPage("breadcrumb: ends with the current page", (document) => {
  const breadcrumb = document.querySelector("nav[aria-label=Breadcrumb]")
  if (!breadcrumb) return []
  const current = breadcrumb.querySelectorAll("[aria-current=page]")
  const last = breadcrumb.querySelectorAll("li").at(-1) ?? null
  return current.length === 1 && current[0]?.closest("li") === last && getText(last)
    ? []
    : [`the last entry of the breadcrumb, “${getText(last)}”, is not marked as the current page`]
})

onEveryPage("without JavaScript: no page shows a button that would do nothing", (document) => {
  /** Accordions are open without scripts. */
  const allowed = new Set(document.querySelectorAll("[data-slot=accordion-trigger]"))
  return document
    .querySelectorAll("button, [role=button]")
    .filter((button) => !allowed.has(button) && !button.closest(".js-only, [hidden]"))
    .map(getStart)
})

onEveryPage("without JavaScript: menu and footer link to every entry of the navigation", (document) => {
  const menu = navigation.mainMenu.flatMap(({ label, href, items }) => (href ? [{ label, href }] : items))
  const footer = [...navigation.footer.explore, ...navigation.footer.links]
  const missing = (place: string, links: readonly { label: string; href: string }[]) =>
    links
      .filter(({ label, href }) =>
        document.querySelectorAll(`${place} a[href="${href}"]`).every((link) => getText(link) !== label),
      )
      .map(({ label, href }) => `no link “${label}” to ${href} in ${place}`)
  return [...missing("header details", menu), ...missing("footer", footer)]
})

const getBody = (document: ReturnType<typeof getDocument>) => document.querySelector("body") ?? document

onEveryPage(
  "plain text: words of adjacent elements are separated",
  (document) => joinedWords(getBody(document)),
  others,
)

onEveryPage(
  "plain text: no-JS content precedes content that needs scripts",
  (document) => document.querySelectorAll(".js-only ~ .no-js-only").map(getStart),
  others,
)

test.each(["/cart", "/checkout"])("%s: starts with instructions to order without scripts", (address) => {
  const [first] = getDocument(address).querySelectorAll("[data-cart-view=both] [data-slot]:not([data-slot=container])")
  expect(first?.getAttribute("data-slot")).toBe("cart-help")
  for (const link of [`tel:+${orderDigits}`, `https://wa.me/${orderDigits}`])
    expect(first?.querySelector(`a[href^="${link}"]`)).not.toBeNull()
})

test("/search: without scripts it says that it needs them, and lists every product", () => {
  const text = getText(getDocument("/search").querySelector("main"))
  for (const expected of [resultsMessages.withoutScripts, ...products.map(({ title }) => title)])
    expect(text).toContain(expected)
})

function getRepeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
