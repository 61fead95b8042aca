import { productPath } from "../../lib/paths"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../components/dialog"
import { StandaloneLink } from "../../components/link"
import { ProductActions } from "./product-actions"
import { ProductFacts, ProductPicture, ProductPrice, ProductRating } from "./product-parts"
import { WishlistButton } from "./wishlist-button"
import { messages } from "./messages"

interface QuickViewProps {
  product: Queries.ProductCardFragment
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Returns the focus to the element that opened the dialog. */
  onFocusBack: () => void
}

/** A product in a dialog, from its card's data. */
export default function QuickView({ product, open, onOpenChange, onFocusBack }: QuickViewProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        data-slot="quick-view"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onFocusBack()
        }}
      >
        <DialogHeader>
          <DialogTitle translate="no">{product.title}</DialogTitle>
          <DialogDescription>{product.tags.join(", ")}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-5 sm:grid-cols-2">
          <div className="self-start overflow-hidden rounded-lg">
            <ProductPicture product={product} sizes="(min-width: 640px) 300px, 80vw" />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-3">
            <ProductPrice product={product} size="lg" />
            <ProductFacts product={product} />
            <p>{product.description[0]}</p>
            <div className="mt-auto flex w-full gap-2">
              <ProductActions product={product} variant="primary" className="grow" />{" "}
              <WishlistButton product={product} />
            </div>
            <ProductRating product={product} />
            <StandaloneLink href={productPath(product)}>{messages.toPage}</StandaloneLink>
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
