import { graphql } from "gatsby"
import { useAtom } from "jotai"
import { Suspense, useEffect } from "react"
import { lazyPart } from "../../hooks/lazy-part"
import { useOnceTrue } from "../../hooks/use-once-true"
import { comparisonOpenAtom } from "../../state/compare"
import { clearCompareNotice } from "./compare-notice"

const CompareDialog = lazyPart(() => import("./compare-dialog"))

interface CompareHostProps {
  words: Queries.CompareWordsFragment
  /** What stands beside every price: "In Stock". */
  stock: string
}

/**
 * Holds the comparison, which is loaded when it is first opened: by a `CompareOpenButton`, or from the notice that a
 * `CompareButton` raises. Once on every page that has either.
 */
export function CompareHost({ words, stock }: CompareHostProps) {
  const [isOpen, setOpen] = useAtom(comparisonOpenAtom)
  const wasOpen = useOnceTrue(isOpen)
  useEffect(() => {
    if (isOpen) clearCompareNotice()
  }, [isOpen])
  // Somebody who leaves the page leaves the comparison, too.
  useEffect(() => () => setOpen(false), [setOpen])
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <CompareDialog words={words} stock={stock} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}

export const compareWordsFragment = graphql`
  fragment CompareWords on ShopList {
    filters {
      value
      label
    }
    comparison {
      openLabel
      removeLabel
      clearLabel
      title
      empty
      single
      loading
      failed
      retry
      product
      price
      rating
      unit
      category
      tags
      stock
      details
    }
  }
`
