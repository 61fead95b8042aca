import { Eye } from "lucide-react"
import { useRef, useState } from "react"
import { deferred } from "../../components/deferred"
import { LoadErrorToast } from "../../components/load-error-toast"
import { productPath } from "../../lib/paths"
import { Button } from "../../components/button"
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

/** Opens a product in a dialog, whose chunk loads on the first click. */
export function QuickViewButton({ product }: { product: Queries.ProductCardFragment }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        data-slot="quick-view-button"
        variant="outline"
        size="sm"
        padding="tight"
        aria-haspopup="dialog"
        className="js-only min-h-touch"
        onClick={() => setOpen(true)}
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
