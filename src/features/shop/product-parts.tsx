import { cva, type VariantProps } from "class-variance-authority"
import type { ReactNode } from "react"
import { Badge } from "../../components/badge"
import { Price } from "../../components/price"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { perUnit } from "../../lib/unit"
import { VisuallyHidden } from "../../components/visually-hidden"
import { isPickupOnly } from "./product-actions"
import { messages } from "./messages"

type Product = Queries.ProductCardFragment

interface ProductPictureProps {
  product: Pick<Product, "thumb">
  priority?: boolean
  sizes: string
}

/** The product's picture, without anything over it. */
export function ProductPicture({ product, priority, sizes }: ProductPictureProps) {
  return (
    <ContentPicture
      picture={product.thumb}
      decorative
      priority={priority}
      fit="cover"
      className="goods-tile size-full"
      sizes={sizes}
    />
  )
}

interface ProductPriceProps {
  product: Pick<Product, "price" | "oldPrice" | "unit" | "onSale" | "discount">
  /** sm: for a card; lg: for a page or a dialog, with the discount. */
  size: "sm" | "lg"
}

/** The price, the unit that it is for, and the badge of a sale. */
export function ProductPrice({ product: { price, oldPrice, unit, onSale, discount }, size }: ProductPriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Price amount={price.text} old={oldPrice?.text} size={size} />{" "}
      <span className="text-ink-muted">{perUnit(unit)}</span>{" "}
      {size === "sm" && onSale && <Badge variant="sale">{messages.sale}</Badge>}
      {size === "lg" && discount > 0 && (
        <Badge variant="sale">
          <span aria-hidden>{`-${discount}%`}</span>
          <VisuallyHidden>{messages.percentOff(discount)}</VisuallyHidden>
        </Badge>
      )}
    </p>
  )
}

export function ProductRating({ product: { ratings, reviews } }: { product: Pick<Product, "ratings" | "reviews"> }) {
  return (
    <p data-slot="product-rating" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted figures">
      <Rating value={ratings} />
      <span>{messages.reviewCount(reviews)}</span>
    </p>
  )
}

/** Number of details that are shown outside the tab "Additional Information", which has all. */
export const MAX_DETAILS = 2

/** An animal's first details in small, and the district that a product comes from. */
export function ProductFacts({ product }: { product: Pick<Product, "details" | "delivery" | "farmer"> }) {
  const { details, farmer } = product
  const facts = isPickupOnly(product) ? details.slice(0, MAX_DETAILS) : []
  if (!farmer && facts.length === 0) return null
  return (
    <dl data-slot="product-facts" className="w-full">
      <Facts facts={facts} layout="line" />
      {farmer && (
        <Fact label={messages.district} layout="line">
          {farmer.district}
        </Fact>
      )}
    </dl>
  )
}

const factStyles = cva("border-t border-line leading-snug", {
  variants: {
    layout: {
      line: "py-1 text-sm *:inline",
      /** The value wraps below its label where too little room is left beside a picture. */
      columns: "flex flex-wrap gap-x-4 py-2 [&>dd]:flex-[1_1_7rem] [&>dt]:basis-22",
    },
  },
})

interface FactProps extends VariantProps<typeof factStyles> {
  label: string
  children: ReactNode
}

export function Facts({ facts, layout }: Pick<FactProps, "layout"> & { facts: Product["details"] }) {
  return facts.map(({ label, value }) => (
    <Fact key={label} label={label} layout={layout}>
      {value}
    </Fact>
  ))
}

/** A fact, ruled as on a movement permit. */
export function Fact({ label, layout = "columns", children }: FactProps) {
  return (
    <div className={factStyles({ layout })}>
      <dt className="text-sm text-ink-muted">{label}</dt> <dd>{children}</dd>
    </div>
  )
}
