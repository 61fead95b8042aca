import { isDetailPath, offlineRoute } from "../../lib/paths"

/** Gatsby's name for the page that hosts show for unknown addresses. */
const NOT_FOUND = "/404.html"

/** An address in the notation of Gatsby's router, and Gatsby's name for the page that answers it. */
interface MatchPath {
  matchPath: string
  path: string
}

/**
 * What the browser is told of addresses that have no page of their own (`content/pages/detail-pages.ts`): the one that this
 * very document was opened under, if it is such an address.
 *
 * Gatsby puts its whole list into the script of every page: all wildcards, and every entry that lies under one, so
 * that each post and product would cost every visitor some bytes. The list isn't needed. Which page answers an address
 * the host has decided (`outputs/hosts/host-files.ts`), and the document says it. Links lead to pages with addresses of their
 * own (the content check sees to it); one that doesn't, say from an old cart to a product that is gone, finds no data,
 * and Gatsby shows the 404 page, which has the browser open the address, so that the host decides again
 * (`features/errors/not-found.tsx`).
 *
 * An address without any page is answered by the 404 page. Gatsby would look for its data first, and then for the address
 * itself: two failed requests in the console, for what the document already says.
 *
 * The service worker answers any address with the page for visitors without a network. It hydrates as that page and
 * leaves the address alone, so that loading it again asks for what was wanted.
 *
 * @param pagePath Gatsby's name for the page that this document shows, e.g. "/service-details/-" or "/404.html"
 * @param pathname the document's address as the browser has it, e.g. "/service-details/999"; one that can be decoded
 *   (`readable-path.ts`)
 */
export function matchPathsOf(pagePath: string, pathname: string): MatchPath[] {
  const address = decodeURIComponent(pathname)
  const isAnswered =
    address !== pagePath && (pagePath === offlineRoute || pagePath === NOT_FOUND || isDetailPath(address))
  // "/service-details/:x" would be read as a wildcard, and the router finds nothing under "/blog-single/..", written
  // "%2e%2e". Gatsby then shows the page under the page's own address.
  return isAnswered && !/\/([:*]|\.\.?(\/|$))/.test(address) ? [{ matchPath: address, path: pagePath }] : []
}
