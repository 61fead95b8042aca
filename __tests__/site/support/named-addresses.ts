import type { HTMLElement } from "node-html-parser"

/** An address in a page's HTML, unresolved. */
export interface NamedAddress {
  /** The element and attribute, such as "img[srcset]". */
  by: string
  address: string
}

const ATTRIBUTES = ["href", "src", "poster", "action", "formaction", "data", "srcset", "imagesrcset"]

/** Returns every address in a page: of links, pictures, scripts, styles, metadata and structured data. */
export function namedAddresses(document: HTMLElement): NamedAddress[] {
  const named: NamedAddress[] = []
  const add = (by: string, ...addresses: string[]) => named.push(...addresses.map((address) => ({ by, address })))

  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ""
      add(`${getTag(element)}[${name}]`, ...(name.endsWith("srcset") ? candidates(value) : [value]))
    }
  }
  for (const element of document.querySelectorAll("style, [style]")) {
    const css = getTag(element) === "style" ? element.textContent : (element.getAttribute("style") ?? "")
    // Quoted values are matched completely: a data URL in a style can contain another url().
    for (const [, , quoted, bare = ""] of css.matchAll(/url\((?:(["'])(.*?)\1|([^"')]+))/g)) {
      add("url() of a style", quoted ?? bare)
    }
  }
  for (const name of ["og:image", "og:url"]) {
    for (const element of document.querySelectorAll(`meta[property="${name}"]`)) {
      add(`meta[${name}]`, element.getAttribute("content") ?? "")
    }
  }
  for (const element of document.querySelectorAll("script[type='application/ld+json']")) {
    JSON.parse(element.textContent, (_key, value: unknown) => {
      if (typeof value === "string" && /^https?:\/\/\S+$/.test(value)) add("ld+json", value)
      return value
    })
  }
  return named
}

export const getTag = ({ tagName }: HTMLElement): string => tagName.toLowerCase()

/** "a.webp 320w, b.webp 640w" → its addresses. */
const candidates = (set: string) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
