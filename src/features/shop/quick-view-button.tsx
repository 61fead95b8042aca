import { cx } from "class-variance-authority"
import { Eye } from "lucide-react"
import { useRef, useState } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { productPath } from "../../lib/paths"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { LostDialog } from "../../components/lost-dialog"

const QuickView = lazyWithRetry(() => import("./quick-view"), {
  Lost: ({ product, onOpenChange }) => (
    <LostDialog
      name="The quick view"
      instead={{ label: product.title, href: productPath(product) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface QuickViewButtonProps extends Omit<ButtonProps, "children" | "onClick" | "ref"> {
  product: Queries.ProductCardFragment
}

/** Opens a product in a dialog, whose chunk is loaded on the first click (decisions, "quick view"). */
export function QuickViewButton({ product, className, ...props }: QuickViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = `Quick view of ${product.title}`
  return (
    <>
      <Button
        ref={button}
        data-slot="quick-view-button"
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        title={label}
        className={cx("js-only", className)}
        onClick={() => setOpen(true)}
        {...props}
      >
        <Icon icon={Eye} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <QuickView product={product} open={isOpen} onOpenChange={setOpen} onFocusBack={() => button.current?.focus()} />
    </>
  )
}
