import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useMemo } from "react"
import { fetchOrReload, isMissing, useFetched } from "../../platform/lists"
import { productRequest, productStore, type ProductEntry } from "../../shared/product-entry"
import { compareAtom, removeFromComparisonAtom } from "./compare"
import type { IdList } from "./id-list"

export interface Compared {
  /** Those that are there, in the order of collecting. */
  products: readonly ProductEntry[]
  /** The numbers of all that are in the comparison, those under way included. */
  ids: IdList
  state: "ready" | "loading" | "failed"
  retry: () => void
}

/** The products in the comparison, fetched while it is open. One that the shop has no longer leaves it. */
export function useCompared(isOpen: boolean): Compared {
  const ids = useAtomValue(compareAtom)
  const remove = useSetAtom(removeFromComparisonAtom)
  const requests = useMemo(() => (isOpen ? ids.map(productRequest) : []), [isOpen, ids])
  const fetched = useFetched(productStore, requests)

  const gone = ids.find((id) => isMissing(fetched.get(productRequest(id).key)))
  useEffect(() => {
    if (gone !== undefined) remove(gone)
  }, [gone, remove])

  const results = requests.map(({ key }) => fetched.get(key))
  const products = results.flatMap((result) => (result && !(result instanceof Error) ? result : []))
  const hasFailed = results.some((result) => result instanceof Error && !isMissing(result))
  return {
    products,
    ids,
    state: products.length === ids.length ? "ready" : hasFailed ? "failed" : "loading",
    retry: () => {
      // What fails stands in the store.
      for (const request of requests) fetchOrReload(productStore, request).catch(() => undefined)
    },
  }
}
