import { LONGEST_SEARCH } from "../../lib/search-limit"
import { Notice } from "../../components/notice"
import { words } from "./words"

/** Tells the visitor that only the beginning of the URL's search text was used. */
export function SearchCut() {
  return (
    <Notice data-slot="search-cut" className="mb-6">
      {words.cut(LONGEST_SEARCH)}
    </Notice>
  )
}
