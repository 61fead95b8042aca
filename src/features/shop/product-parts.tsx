import { Badge } from "../../components/badge"
import { CardText } from "../../components/card"
import { Price } from "../../components/price"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { words } from "./words"

/* What the product's card, its quick view and the comparison show alike. */

type Product = Queries.ProductCardFragment

interface ProductPictureProps {
  product: Pick<Product, "thumb" | "onSale">
  priority?: boolean
  /** How wide it stands, in the browser's `sizes` notation. */
  sizes: string
}

/** The product on paper, with the badge of a reduced price. */
export function ProductPicture({ product, priority, sizes }: ProductPictureProps) {
  return (
    <>
      <ContentPicture
        picture={product.thumb}
        decorative
        priority={priority}
        fit="cover"
        className="goods-tile size-full"
        sizes={sizes}
      />
      {product.onSale && (
        <Badge variant="sale" className="absolute top-3 left-3">
          {words.sale}
        </Badge>
      )}
    </>
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
