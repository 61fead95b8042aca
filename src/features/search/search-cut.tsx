import { graphql } from "gatsby"
import { LONGEST_SEARCH } from "../../lib/search-limit"
import { Notice } from "../../components/notice"

/** Tells the visitor that only the beginning of the URL's search text was used. */
export function SearchCut({ copy }: { copy: Queries.SearchCutCopyFragment }) {
  return (
    <Notice data-slot="search-cut" className="mb-6">
      {copy.cut.replaceAll("{count}", String(LONGEST_SEARCH))}
    </Notice>
  )
}

export const searchCutCopyFragment = graphql`
  fragment SearchCutCopy on Search {
    cut
  }
`
