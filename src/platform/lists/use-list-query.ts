import { useMemo, useSyncExternalStore } from "react"
import { readListQuery, type ListQuery } from "../../lib/list-query"

const neverChanges = () => () => {}

/**
 * What the open address asks of a list. The server knows no query: the render that hydrates its HTML has none either,
 * and the address follows.
 *
 * @param search the page's `location.search`
 */
export function useListQuery(search: string): ListQuery {
  const asked = useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  )
  return useMemo(() => readListQuery(asked), [asked])
}
