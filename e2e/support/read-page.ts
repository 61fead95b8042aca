/** The facts in a page's HTML before any script runs. */
export interface ReadPage {
  /** Without a trailing slash. */
  address: string
  lang: string
  titles: string[]
  /** Contents of the meta elements, by `name` or `property`: "description", "robots", "og:title", … */
  metas: Record<string, string[]>
  canonicals: string[]
  /** Levels of all headings, in document order. */
  headings: number[]
  /** Numbers of the landmarks that must occur once per page. */
  banners: number
  mains: number
  contentinfos: number
  /** Names of the navigation landmarks; "" for an unnamed one. */
  navigations: string[]
  ids: string[]
  /** Every URL in the page as written, with its element and attribute. */
  named: { by: string; address: string }[]
  /** Links that open a new tab without `noopener`, and frames without a sandbox. */
  careless: string[]
}

/**
 * Parses a page with the browser's own parser, as for a visitor without JavaScript. Runs inside the browser, so it can
 * use nothing from outside the function.
 */
export function readPage({ address, html }: { address: string; html: string }): ReadPage {
  const document = new DOMParser().parseFromString(html, "text/html")
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ""

  /** Headers and footers inside an article or a section are no landmarks. */
  const ofPage = (selector: string) =>
    all(selector).filter((element) => !element.closest("main, article, section, aside, nav"))

  const nameOf = (element: Element) =>
    attribute(element, "aria-labelledby")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
      .trim() || attribute(element, "aria-label")

  const metas: Record<string, string[]> = {}
  for (const element of all("meta[content]")) {
    const name = attribute(element, "name") || attribute(element, "property")
    metas[name] = [...(metas[name] ?? []), attribute(element, "content")]
  }

  /** "a.webp 320w, b.webp 640w" → its URLs. */
  const candidates = (set: string) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
  const named: ReadPage["named"] = []
  for (const name of ["href", "src", "poster", "action", "formaction", "data", "srcset", "imagesrcset"]) {
    for (const element of all(`[${name}]`)) {
      const value = attribute(element, name)
      const by = `${element.localName}[${name}]`
      for (const one of name.endsWith("srcset") ? candidates(value) : [value]) named.push({ by, address: one })
    }
  }
  for (const element of all("style, [style]")) {
    const css = element.localName === "style" ? element.textContent : attribute(element, "style")
    for (const [, url = ""] of css.matchAll(/url\(["']?([^"')]+)/g))
      named.push({ by: "url() of a style", address: url })
  }
  for (const name of ["og:image", "og:url"]) {
    for (const content of metas[name] ?? []) named.push({ by: `meta[${name}]`, address: content })
  }
  for (const element of all("script[type='application/ld+json']")) {
    JSON.parse(element.textContent, (_key, value: unknown) => {
      if (typeof value === "string" && /^https?:\/\/\S+$/.test(value)) named.push({ by: "ld+json", address: value })
      return value
    })
  }

  const careless = [
    ...all("[target=_blank]").filter((element) => !attribute(element, "rel").split(" ").includes("noopener")),
    ...all("iframe").filter(
      (frame) => !["title", "sandbox", "referrerpolicy"].every((name) => frame.hasAttribute(name)),
    ),
  ]

  return {
    address,
    lang: document.documentElement.lang,
    titles: all("head > title").map((title) => title.textContent),
    metas,
    canonicals: all("link[rel=canonical]").map((link) => attribute(link, "href")),
    headings: all("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.localName.slice(1))),
    banners: ofPage("header, [role=banner]").length,
    mains: all("main, [role=main]").length,
    contentinfos: ofPage("footer, [role=contentinfo]").length,
    navigations: all("nav, [role=navigation]").map(nameOf),
    ids: all("[id]").map(({ id }) => id),
    named,
    careless: careless.map((element) => element.outerHTML.slice(0, 200)),
  }
}
