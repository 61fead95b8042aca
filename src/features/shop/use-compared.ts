import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { fetchOrReload, useFetched } from "../../platform/lists"
import { compareAtom, removeFromComparisonAtom } from "./compare"
import type { IdList } from "./id-list"
import { productsRequest, productStore, type Product } from "./shop-source"

export interface Compared {
  /** Those that are there, in the order of collecting. */
  products: readonly Product[]
  /** The numbers of all that are in the comparison. */
  ids: IdList
  state: "ready" | "loading" | "failed"
  retry: () => void
}

/** The products in the comparison, fetched while it is open. One that the shop has no longer leaves it. */
export function useCompared(isOpen: boolean): Compared {
  const ids = useAtomValue(compareAtom)
  const remove = useSetAtom(removeFromComparisonAtom)
  const fetched = useFetched(productStore, productsRequest, isOpen && ids.length > 0)
  const all = fetched instanceof Error ? undefined : fetched?.nodes

  const gone = all && ids.find((id) => !all.some(({ jsonId }) => jsonId === id))
  useEffect(() => {
    if (gone !== undefined) remove(gone)
  }, [gone, remove])

  return {
    products: ids.flatMap((id) => all?.find(({ jsonId }) => jsonId === id) ?? []),
    ids,
    state: all || ids.length === 0 ? "ready" : fetched ? "failed" : "loading",
    // What fails stands in the store.
    retry: () => void fetchOrReload(productStore, productsRequest).catch(() => undefined),
  }
}
