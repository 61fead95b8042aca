import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useMemo } from "react"
import { fetchOrReload, isMissing, useFetched } from "../../platform/lists"
import { productRequest, productStore, type ProductEntry } from "../../shared/product-entry"
import { compareAtom, toggleCompareAtom } from "./compare"

export interface Compared {
  /** Those that are there, in the order of collecting. */
  products: readonly ProductEntry[]
  /** How many are in the comparison, those under way included. */
  count: number
  state: "ready" | "loading" | "failed"
  retry: () => void
}

/** The products in the comparison, fetched while it is open. One that the shop has no longer leaves it. */
export function useCompared(isOpen: boolean): Compared {
  const ids = useAtomValue(compareAtom)
  const toggle = useSetAtom(toggleCompareAtom)
  const requests = useMemo(() => (isOpen ? ids.map(productRequest) : []), [isOpen, ids])
  const fetched = useFetched(productStore, requests)

  const gone = ids.find((id) => isMissing(fetched.get(productRequest(id).key)))
  useEffect(() => {
    if (gone !== undefined) toggle(gone)
  }, [gone, toggle])

  const results = requests.map(({ key }) => fetched.get(key))
  const products = results.flatMap((result) => (result && !(result instanceof Error) ? result : []))
  const hasFailed = results.some((result) => result instanceof Error && !isMissing(result))
  return {
    products,
    count: ids.length,
    state: products.length === ids.length ? "ready" : hasFailed ? "failed" : "loading",
    retry: () => {
      // What fails stands in the store.
      for (const request of requests) fetchOrReload(productStore, request).catch(() => undefined)
    },
  }
}
