import { Badge } from "../../components/badge"
import { CardText } from "../../components/card"
import { Price } from "../../components/price"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { words } from "./words"

/* What the product's card, its quick view and the comparison show alike. */

type Product = Queries.ProductCardFragment

interface ProductPictureProps {
  product: Pick<Product, "thumb">
  priority?: boolean
  /** How wide it stands, in the browser's `sizes` notation. */
  sizes: string
}

/** The product on paper. Nothing lies on it. */
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

interface SaleBadgeProps {
  product: Pick<Product, "onSale">
  className?: string
}

/** The badge of a reduced price. */
export function SaleBadge({ product, className }: SaleBadgeProps) {
  if (!product.onSale) return null
  return (
    <Badge variant="sale" className={className}>
      {words.sale}
    </Badge>
  )
}

interface ProductPriceProps {
  product: Pick<Product, "price" | "oldPrice">
  className?: string
}

/** What it costs, and cost before. */
export function ProductPrice({ product: { price, oldPrice }, className }: ProductPriceProps) {
  return <Price amount={price.text} old={oldPrice?.text} size="sm" className={className} />
}

type Rated = Pick<Product, "ratings" | "reviews">

/** Stars and the number of reviews. */
export function ProductRating({ product: { ratings, reviews } }: { product: Rated }) {
  return (
    <p data-slot="product-rating" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted figures">
      <Rating value={ratings} />
      <span>{words.reviewCount(reviews)}</span>
    </p>
  )
}

/** Whose farm it comes from, where it is one. */
export function ProductFarm({ product: { farmer } }: { product: Pick<Product, "farmer"> }) {
  if (!farmer) return null
  return (
    <CardText size="label" data-slot="product-farm">
      {words.farmOf(farmer.name, farmer.district)}
    </CardText>
  )
}
