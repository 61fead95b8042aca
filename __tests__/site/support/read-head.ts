import type { HTMLElement } from "node-html-parser"
import { contentTypes } from "../../../src/content"
import { getOpenItems } from "../../../src/content/checks/before-publishing"

/** A page's metadata. */
export interface Head {
  titles: string[]
  /** Contents of the meta elements, by `name` or `property`: "description", "robots", "og:title", … */
  metas: Record<string, string[]>
  canonicals: string[]
}

export function readHead(document: HTMLElement): Head {
  const metas: Head["metas"] = {}
  for (const element of document.querySelectorAll("meta[content]")) {
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? ""
    metas[name] = [...(metas[name] ?? []), element.getAttribute("content") ?? ""]
  }
  return {
    titles: document.querySelectorAll("head > title").map(({ textContent }) => textContent),
    metas,
    canonicals: document.querySelectorAll("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
  }
}

/** A preview has `noindex` on every page. */
export const isPreview = getOpenItems(contentTypes, "data").length > 0

export const isNoindex = ({ metas }: Head): boolean => metas.robots?.includes("noindex") ?? false
