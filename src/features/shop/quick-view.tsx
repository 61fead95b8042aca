import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { ButtonLink } from "../../components/button"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../components/dialog"
import { Price } from "../../components/price"
import { BuyForm } from "./buy-form"
import { ProductFarm, ProductPicture, ProductRating, SaleBadge } from "./product-parts"
import { WishlistButton } from "./wishlist-button"
import { words } from "./words"

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
            <SaleBadge product={product} />
            <ProductRating product={product} />
            <Price amount={product.price.text} old={product.oldPrice?.text} size="lg" />
            <p className="text-sm text-ink-muted">{perUnit(product.unit)}</p>
            <p>{product.description[0]}</p>
            <ProductFarm product={product} />
            <BuyForm product={product}>
              <WishlistButton product={product} />
            </BuyForm>
            <ButtonLink variant="outline" href={productPath(product)} className="mt-auto">
              {words.toPage}
            </ButtonLink>
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
