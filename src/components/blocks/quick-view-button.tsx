import { cx } from "class-variance-authority"
import { Eye } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { lazyPart } from "../../hooks/lazy-part"
import { useOnceTrue } from "../../hooks/use-once-true"
import { Button, type ButtonProps } from "../ui/button"
import { Icon } from "../ui/icon"

const QuickView = lazyPart(() => import("./quick-view"))

interface QuickViewButtonProps extends Omit<ButtonProps, "children" | "onClick" | "ref"> {
  product: Queries.ProductCardFragment
}

/** Shows a product in a dialog, which is loaded when it is first opened (decisions, "quick view"). */
export function QuickViewButton({ product, className, ...props }: QuickViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useOnceTrue(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const label = `Quick view of ${product.title}`
  return (
    <>
      <Button
        ref={button}
        data-slot="quick-view-button"
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        className={cx("js-only", className)}
        onClick={() => setOpen(true)}
        {...props}
      >
        <Icon icon={Eye} />
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <QuickView
            product={product}
            open={isOpen}
            onOpenChange={setOpen}
            onFocusBack={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  )
}
