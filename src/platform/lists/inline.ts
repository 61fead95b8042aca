import { listParameters } from "../../lib/list-query"
import { pagedRoutes } from "../../lib/list-pages"
import { LIST_QUERY_ATTRIBUTE } from "../../lib/constants"

/**
 * Inline script in the head of every paged list: if the URL asks for more than the first page, it sets an attribute
 * before the first paint, so that the first page (the only one in the HTML) never flashes (decisions.md, "Routes").
 * With that attribute `global.css` hides the list's entries and `boot.ts` loads the scripts immediately;
 * `shared/use-list.ts` removes the attribute when it shows the requested entries.
 */
export const listScript = {
  code: `/[?&](${listParameters.join("|")})=./.test(location.search)&&document.documentElement.setAttribute("${LIST_QUERY_ATTRIBUTE}","")`,
  /** Whether the page at this path is a paged list, or the search results. */
  isOn: (pathname: string): boolean =>
    pathname === "/search" || pagedRoutes.some((route) => pathname === route || pathname.startsWith(`${route}/`)),
}
