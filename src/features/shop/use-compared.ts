import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { compareAtom, toggleCompareAtom } from "./compare"
import { fetchProduct, type ProductEntry } from "../../shared/product-entry"

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
  const [known, setKnown] = useState<ReadonlyMap<number, ProductEntry>>(new Map())
  const [tries, setTries] = useState(0)
  const [lost, setLost] = useState<number | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    for (const id of ids) {
      fetchProduct(id).then(
        (product) => {
          if (!isCurrent) return
          if (product) setKnown((map) => (map.get(id) === product ? map : new Map(map).set(id, product)))
          else toggle(id)
        },
        (error: unknown) => {
          console.warn(`Product ${id} did not arrive.`, error)
          if (isCurrent) setLost(tries)
        },
      )
    }
    return () => {
      isCurrent = false
    }
  }, [isOpen, ids, toggle, tries])

  const products = ids.flatMap((id) => known.get(id) ?? [])
  const isComplete = products.length === ids.length
  return {
    products,
    count: ids.length,
    state: isComplete ? "ready" : lost === tries ? "failed" : "loading",
    retry: () => setTries(tries + 1),
  }
}
