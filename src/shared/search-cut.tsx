import { graphql } from "gatsby"
import { LONGEST_SEARCH } from "../lib/search-limit"
import { Notice } from "../components/notice"

/** Says that only the beginning of an address's words was searched for. */
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
