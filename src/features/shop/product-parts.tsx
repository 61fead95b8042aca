import { Badge } from "../../components/badge"
import { CardText } from "../../components/card"
import { Price } from "../../components/price"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { perUnit } from "../../lib/unit"
import { VisuallyHidden } from "../../components/visually-hidden"
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
      {size === "sm" && onSale && <Badge variant="sale">{words.sale}</Badge>}
      {size === "lg" && discount > 0 && (
        <Badge variant="sale">
          <span aria-hidden>{`-${discount}%`}</span>
          <VisuallyHidden>{words.percentOff(discount)}</VisuallyHidden>
        </Badge>
      )}
    </p>
  )
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
