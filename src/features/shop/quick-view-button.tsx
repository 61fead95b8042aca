import { cx } from "class-variance-authority"
import { Eye } from "lucide-react"
import { useRef, useState } from "react"
import { deferred, LoadErrorToast } from "../../components/deferred"
import { productPath } from "../../lib/paths"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { messages } from "./messages"

const QuickView = deferred(() => import("./quick-view").then((part) => part.default), {
  LoadError: ({ product, onOpenChange }) => (
    <LoadErrorToast
      name={messages.quickViewName}
      action={{ label: product.title, href: productPath(product) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface QuickViewButtonProps extends Omit<ButtonProps, "children" | "onClick" | "ref"> {
  product: Queries.ProductCardFragment
}

/** Opens a product in a dialog, whose chunk loads on the first click. */
export function QuickViewButton({ product, className, ...props }: QuickViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        data-slot="quick-view-button"
        size="sm"
        aria-haspopup="dialog"
        className={cx("js-only min-h-touch", className)}
        onClick={() => setOpen(true)}
        {...props}
      >
        <Icon icon={Eye} />
        <span>
          {messages.quickView}
          <VisuallyHidden>{messages.quickViewOf(product.title)}</VisuallyHidden>
        </span>
      </Button>
      <QuickView product={product} open={isOpen} onOpenChange={setOpen} onFocusBack={() => button.current?.focus()} />
    </>
  )
}
