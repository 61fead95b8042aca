import { cx } from "class-variance-authority"
import { useAtomValue, useSetAtom } from "jotai"
import { Scale } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { compareAtom, comparisonOpenAtom } from "./compare"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"

interface CompareOpenButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  copy: Pick<Queries.CompareCopyFragment["comparison"], "openLabel">
}

/** "Compare (2)": shows the comparison, which a `CompareHost` on the same page holds. */
export function CompareOpenButton({ copy, className, ...props }: CompareOpenButtonProps) {
  const count = useAtomValue(compareAtom).length
  const setOpen = useSetAtom(comparisonOpenAtom)
  const { features } = useSite().site
  if (!features.compare) return null
  return (
    <Button
      data-slot="compare-open-button"
      variant="outline"
      aria-haspopup="dialog"
      className={cx("js-only figures max-sm:px-3", className)}
      onClick={() => setOpen(true)}
      {...props}
    >
      <Icon icon={Scale} />
      <span className="max-sm:sr-only">{copy.openLabel}</span> <span>{`(${count})`}</span>
    </Button>
  )
}
