import type { Header } from "../../lib/security-headers"
import type { HostRules } from "./host-rules"

/**
 * `_headers` of Cloudflare Pages, which asks for every file anew unless a rule says otherwise. Values of two rules for one
 * file are joined, so a folder's own header takes the other away first (`!`).
 */
export function cloudflareHeaders({ headers, folders, caching, types }: HostRules): string {
  const block = (pattern: string, lines: readonly string[]) => [pattern, ...lines.map((line) => `  ${line}`)].join("\n")
  const line = ([name, value]: Header) => `${name}: ${value}`
  return [
    block("/*", headers.map(line)),
    ...folders.flatMap(({ under, headers: own }) =>
      [under, `${under}/*`].map((pattern) =>
        block(
          pattern,
          own.flatMap((header) => [`! ${header[0]}`, line(header)]),
        ),
      ),
    ),
    ...Object.entries(types).map(([ending, type]) =>
      block(`/*.${ending}`, ["! Content-Type", `Content-Type: ${type}`]),
    ),
    block("/static/*", [`Cache-Control: ${caching.immutable}`]),
    "",
  ].join("\n\n")
}

/**
 * `_redirects` of Cloudflare Pages: 2,000 rules, and 100 with wildcards. It reads them before it looks for a file, and
 * would lead a page's address to the one with a slash; so each page has a rule. What no rule and no file answers gets the
 * nearest `404.html`.
 *
 * @param pages the addresses of all pages
 */
export function cloudflareRedirects({ rewrites }: HostRules, pages: readonly string[]): string {
  const isFolder = (page: string) => page !== "/" && page !== "/404" && !page.endsWith(".html")
  return [
    ...pages.filter(isFolder).map((page) => `${page} ${page}/ 200`),
    ...rewrites.map(({ from, to }) => `${from.replace(/\/\*$/, "")} ${to}/ 200`),
    "",
  ].join("\n")
}
