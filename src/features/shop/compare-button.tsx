import { cx } from "class-variance-authority"
import { useAtomValue, useSetAtom } from "jotai"
import { Scale } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { compareAtom, comparisonOpenAtom, MAX_COMPARED, toggleCompareAtom } from "./compare"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { clearCompareNotice, showCompareNotice } from "./compare-notice"

interface CompareButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  product: { readonly jsonId: number; readonly title: string }
}

/**
 * Adds a product to the comparison, or removes it; its toast has a button that opens the comparison. The page needs a
 * `CompareHost`, which renders it. data/site.json can switch the button off.
 */
export function CompareButton({ product, className, ...props }: CompareButtonProps) {
  const isCompared = useAtomValue(compareAtom).includes(product.jsonId)
  const toggle = useSetAtom(toggleCompareAtom)
  const setOpen = useSetAtom(comparisonOpenAtom)
  const { site, productCopy: copy } = useSite()
  const label = `Compare ${product.title}`

  const press = () => {
    const show = { action: { label: copy.showComparison, onSelect: () => setOpen(true) } }
    const result = toggle(product.jsonId)
    const added = copy.compared.replace("{product}", () => product.title)
    if (result === "removed") clearCompareNotice()
    else if (result === "added") showCompareNotice("success", added, show)
    else showCompareNotice("warning", copy.comparisonFull.replace("{count}", String(MAX_COMPARED)), show)
  }

  if (!site.features.compare) return null
  return (
    <Button
      data-slot="compare-button"
      variant={isCompared ? "outline" : "ghost"}
      size="icon"
      aria-pressed={isCompared}
      title={label}
      className={cx("js-only", className)}
      onClick={press}
      {...props}
    >
      <Icon icon={Scale} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}
