import { useSite } from "../../shared/use-site"
import { productPath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/dialog"
import { AddToCartButton } from "./add-to-cart-button"
import { ProductPicture, ProductPrice, ProductRating } from "./product-parts"
import { WishlistButton } from "./wishlist-button"

interface QuickViewProps {
  product: Queries.ProductCardFragment
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Returns the focus to the element that opened the dialog. */
  onFocusBack: () => void
}

/** A product in a dialog, from its card's own data: picture, price, rating, cart, and a link to its page. */
export default function QuickView({ product, open, onOpenChange, onFocusBack }: QuickViewProps) {
  const { productCopy: copy } = useSite()
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
          <DialogTitle>{product.title}</DialogTitle>
          <DialogDescription>{product.tags.join(", ")}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-5 sm:grid-cols-2">
          <div className="relative self-start overflow-hidden rounded-lg">
            <ProductPicture product={product} sizes="(min-width: 640px) 300px, 80vw" />
          </div>
          <div className="flex flex-col items-start gap-3">
            <ProductRating product={product} />
            <ProductPrice product={product} />
            <p className="text-sm text-ink-muted">{product.unit}</p>
          </div>
        </DialogBody>
        <DialogFooter>
          <WishlistButton product={product} />
          <ButtonLink variant="outline" href={productPath(product)} className="grow">
            {copy.pageLabel}
          </ButtonLink>
          <AddToCartButton product={product} className="grow" />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
