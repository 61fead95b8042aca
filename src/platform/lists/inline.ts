import { listParameters } from "../../lib/list-query"
import { pagedRoutes } from "../../lib/list-pages"
import { LIST_QUERY_ATTRIBUTE } from "../../lib/constants"

/**
 * Inline script of paged lists and the search: if the URL requests more than the HTML shows, it sets an attribute
 * before the first paint. Then `global.css` hides the entries and `boot.ts` loads the scripts immediately
 * (decisions.md, "Routes").
 */
export const listScript = {
  code: `/[?&](${listParameters.join("|")})=./.test(location.search)&&document.documentElement.setAttribute("${LIST_QUERY_ATTRIBUTE}","")`,
  isNeededOn: (pathname: string): boolean =>
    pathname === "/search" || pagedRoutes.some((route) => pathname === route || pathname.startsWith(`${route}/`)),
}
