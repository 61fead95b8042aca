import { graphql } from "gatsby"
import { useSetAtom } from "jotai"
import { Scale } from "lucide-react"
import { useRef, useState } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { useSite } from "../../shared/use-site"
import { addToComparisonAtom } from "./compare"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { LostDialog } from "../../components/lost-dialog"
import { VisuallyHidden } from "../../components/visually-hidden"

const CompareDialog = lazyWithRetry(() => import("./compare-dialog"), {
  Lost: ({ copy, onOpenChange }) => (
    <LostDialog
      name={copy.comparison.title}
      instead={{ label: copy.comparison.retry, onSelect: () => onOpenChange(true) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface CompareButtonProps {
  product: { readonly jsonId: number; readonly title: string }
  copy: Queries.CompareCopyFragment
  /** What stands beside every price: "In Stock". */
  stock: string
}

/**
 * Adds a product to the comparison and shows it in a dialog, whose chunk is loaded on the first press (decisions,
 * "compare"). data/site.json can switch it off.
 */
export function CompareButton({ product, copy, stock }: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const add = useSetAtom(addToComparisonAtom)
  const { features } = useSite().site
  const label = `Compare ${product.title}`
  if (!features.compare) return null
  return (
    <>
      <Button
        ref={button}
        data-slot="compare-button"
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        title={label}
        className="js-only"
        onClick={() => {
          add(product.jsonId)
          setOpen(true)
        }}
      >
        <Icon icon={Scale} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <CompareDialog
        copy={copy}
        stock={stock}
        asked={product.jsonId}
        open={isOpen}
        onOpenChange={setOpen}
        onFocusBack={() => button.current?.focus()}
      />
    </>
  )
}

export const compareCopyFragment = graphql`
  fragment CompareCopy on ShopList {
    filters {
      value
      label
    }
    comparison {
      removeLabel
      clearLabel
      title
      empty
      single
      full
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
