/**
 * The kinds of hrefs:
 *   internal  a page of this site: the router handles it
 *   external  another site: opens in a new tab
 *   direct    left to the browser: a fragment, telephone, mail, a file
 */
export type LinkKind = "internal" | "external" | "direct"

export function linkKind(href: string): LinkKind {
  if (/^(?:https?:)?\/\//i.test(href)) return "external"
  if (!href.startsWith("/")) return "direct"
  const path = href.replace(/[?#].*$/, "")
  // "/feed.xml" is a file; the router would look for a page at that path.
  return /\.[a-z0-9]+$/i.test(path) ? "direct" : "internal"
}
