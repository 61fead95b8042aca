import type { Header } from "../../lib/security-headers"
import type { HostRules } from "./host-rules"

/**
 * Returns `_headers` for Cloudflare Pages, whose default is to revalidate. It joins the values of matching rules, so a
 * folder's header first removes the other one (`!`).
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
 * Returns `_redirects` for Cloudflare Pages: at most 2,000 rules, 100 of them with wildcards. Each page has a rule,
 * because Cloudflare would redirect to a trailing slash. Other paths get the nearest `404.html`.
 */
export function cloudflareRedirects({ rewrites }: HostRules, pages: readonly string[]): string {
  const isFolder = (page: string) => page !== "/" && page !== "/404" && !page.endsWith(".html")
  return [
    ...pages.filter(isFolder).map((page) => `${page} ${page}/ 200`),
    ...rewrites.map(({ from, to }) => `${from.replace(/\/\*$/, "")} ${to}/ 200`),
    "",
  ].join("\n")
}
