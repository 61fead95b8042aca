import { Badge } from "../../components/badge"
import { CardText } from "../../components/card"
import { Price } from "../../components/price"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { words } from "./words"

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

interface SaleBadgeProps {
  product: Pick<Product, "onSale">
  className?: string
}

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

export function ProductPrice({ product: { price, oldPrice }, className }: ProductPriceProps) {
  return <Price amount={price.text} old={oldPrice?.text} size="sm" className={className} />
}

type Rated = Pick<Product, "ratings" | "reviews">

export function ProductRating({ product: { ratings, reviews } }: { product: Rated }) {
  return (
    <p data-slot="product-rating" className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted figures">
      <Rating value={ratings} />
      <span>{words.reviewCount(reviews)}</span>
    </p>
  )
}

export function ProductFarm({ product: { farmer } }: { product: Pick<Product, "farmer"> }) {
  if (!farmer) return null
  return (
    <CardText size="label" data-slot="product-farm">
      {words.farmOf(farmer.name, farmer.district)}
    </CardText>
  )
}
