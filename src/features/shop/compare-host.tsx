import { graphql } from "gatsby"
import { useAtom } from "jotai"
import { useEffect } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { comparisonOpenAtom } from "./compare"
import { LostDialog } from "../../components/lost-dialog"
import { clearCompareNotice } from "./compare-notice"

const CompareDialog = lazyWithRetry(() => import("./compare-dialog"), {
  Lost: ({ copy, onOpenChange }) => (
    <LostDialog
      name={copy.comparison.title}
      instead={{ label: copy.comparison.retry, onSelect: () => onOpenChange(true) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface CompareHostProps {
  copy: Queries.CompareCopyFragment
  /** What stands beside every price: "In Stock". */
  stock: string
}

/**
 * Holds the comparison, which is loaded when it is first opened: by a `CompareOpenButton`, or from the notice that a
 * `CompareButton` raises. Once on every page that has either.
 */
export function CompareHost({ copy, stock }: CompareHostProps) {
  const [isOpen, setOpen] = useAtom(comparisonOpenAtom)
  useEffect(() => {
    if (isOpen) clearCompareNotice()
  }, [isOpen])
  // Somebody who leaves the page leaves the comparison, too.
  useEffect(() => () => setOpen(false), [setOpen])
  return <CompareDialog copy={copy} stock={stock} open={isOpen} onOpenChange={setOpen} />
}

export const compareCopyFragment = graphql`
  fragment CompareCopy on ShopList {
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
