import { useSetAtom } from "jotai"
import { Scale } from "lucide-react"
import { useRef, useState } from "react"
import { deferred } from "../../components/deferred"
import { LoadErrorToast } from "../../components/load-error-toast"
import { useSite } from "../../shared/use-site"
import { messages as sharedMessages } from "../../shared/messages"
import { addToComparisonAtom } from "./compare"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { detailMessages } from "./detail-messages"

const CompareDialog = deferred(() => import("./compare-dialog").then((part) => part.default), {
  LoadError: ({ onOpenChange }) => (
    <LoadErrorToast
      name={detailMessages.comparison.title}
      action={{ label: sharedMessages.tryAgain, onSelect: () => onOpenChange(true) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface CompareButtonProps {
  product: { readonly jsonId: number; readonly title: string }
  /** The text beside every price: "In Stock". */
  stock: string
}

/**
 * Adds a product to the comparison and shows it in a dialog, whose chunk loads on the first click. data/site.json can
 * switch it off.
 */
export function CompareButton({ product, stock }: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const add = useSetAtom(addToComparisonAtom)
  const { features } = useSite().site
  const label = detailMessages.comparison.add(product.title)
  if (!features.compare) return null
  return (
    <>
      <Button
        ref={button}
        data-slot="compare-button"
        variant="outline"
        aria-haspopup="dialog"
        title={label}
        className="js-only"
        onClick={() => {
          add(product.jsonId)
          setOpen(true)
        }}
      >
        <Icon icon={Scale} />
        <span>
          {detailMessages.more.compare}
          <VisuallyHidden> {product.title}</VisuallyHidden>
        </span>
      </Button>
      <CompareDialog
        stock={stock}
        addedId={product.jsonId}
        open={isOpen}
        onOpenChange={setOpen}
        onFocusBack={() => button.current?.focus()}
      />
    </>
  )
}
