import { listParameters } from "../lib/list-parameters"
import { pagedRoutes } from "../lib/list-pages"
import { LIST_QUERY_ATTRIBUTE } from "../lib/constants"

/**
 * In the head of every paged list: an address that asks for more than the first page gets a mark before anything is
 * painted, so that the first page, which is all that the HTML can hold, never flashes by (decisions.md, "Routes").
 * `global.css` hides the list's entries then, `boot.ts` starts the scripts at once, and `list/use-list.ts` takes the
 * mark away when it shows what was asked for.
 */
export const listMark = `/[?&](${listParameters.join("|")})=./.test(location.search)&&document.documentElement.setAttribute("${LIST_QUERY_ATTRIBUTE}","")`

/** Whether the page at this address is a paged list: one of those that are cut into pages, or the search's results. */
export const isPagedList = (pathname: string): boolean =>
  pathname === "/search" || pagedRoutes.some((route) => pathname === route || pathname.startsWith(`${route}/`))
