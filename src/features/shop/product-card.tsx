import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import { Card, CardMedia, CardText, CardTitle } from "../../components/card"
import { ProductActions } from "./product-actions"
import { ProductFacts, ProductPicture, ProductPrice } from "./product-parts"
import { QuickViewButton } from "./quick-view-button"
import { WishlistButton } from "./wishlist-button"

type Product = Queries.ProductCardFragment

/** The picture's `sizes` of an upright card, by its place. */
const pictureSizes = {
  grid: "(min-width: 120em) 310px, (min-width: 1280px) 286px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, (min-width: 456px) 150px, 45vw",
  /** Two side by side, four on a large screen. */
  pairs: "(min-width: 120em) 390px, (min-width: 1280px) 286px, (min-width: 1024px) 22vw, 46vw",
  /** One to four at a time. */
  carousel: "(min-width: 1400px) 286px, (min-width: 992px) 30.5vw, (min-width: 768px) 46vw, 60vw",
}

interface ProductCardProps {
  product: Product
  level?: 2 | 3
  /** grid: upright; list: horizontal; compact: without tags and actions, for pages with a few products. */
  view?: "grid" | "list" | "compact"
  place?: keyof typeof pictureSizes
  /** Loads its picture eagerly: it can be the page's largest. */
  priority?: boolean
}

/** A product in a list: picture, name, price, facts, and the primary action. */
export function ProductCard({ product, level = 3, view = "grid", place = "grid", priority }: ProductCardProps) {
  const { title, tags } = product
  const caption = (
    <div data-slot="card-body" className="flex min-w-0 grow flex-col gap-1.5 p-2 sm:gap-2 sm:p-5">
      <CardTitle level={level} href={productPath(product)} translate="no">
        {title}
      </CardTitle>
      <ProductPrice product={product} size="sm" />
      <ProductFacts product={product} />
      {view !== "compact" && (
        <>
          <div className="mt-auto flex print:col-start-4 items-center justify-between gap-2">
            {/* One line on phones, the first tag alone. */}
            <CardText size="label">
              <span>{tags[0]}</span>
              <span className="max-md:hidden">{tags.slice(1).map((tag) => `, ${tag}`)}</span>
            </CardText>{" "}
            <WishlistButton product={product} className="z-10 -my-2 -mr-2 shrink-0" />
          </div>
          {/* Above the title's link, which covers the card. */}
          <div data-slot="card-footer" className="z-10 flex gap-2 pt-1">
            <ProductActions product={product} variant="outline" className={view === "grid" ? "grow" : undefined} />{" "}
            {/* On phones the card leads to the product's page. */}
            <span className={cx("max-md:hidden", view === "grid" && OVER_PICTURE)}>
              <QuickViewButton product={product} />
            </span>
          </div>
        </>
      )}
    </div>
  )
  if (view === "list") {
    return (
      <Card data-slot="product-card">
        <div className="flex">
          <div className="w-1/3 max-w-56 shrink-0 self-start overflow-hidden rounded-lg">
            <ProductPicture product={product} priority={priority} sizes="(min-width: 768px) 224px, 31vw" />
          </div>
          {caption}
        </div>
      </Card>
    )
  }
  return (
    <Card data-slot="product-card" lift className="h-full">
      <CardMedia ratio="square">
        <ProductPicture product={product} priority={priority} sizes={pictureSizes[place]} />
      </CardMedia>
      {caption}
    </Card>
  )
}

/** Shown on hover and focus over an upright card. */
const OVER_PICTURE =
  "absolute top-2 right-2 rounded-md bg-surface-raised shadow-lifted md:not-focus-within:opacity-0 [@media(hover:none)]:not-focus-within:pointer-events-none [@media(hover:hover)]:md:group-hover/card:opacity-100"

export const productCardFragment = graphql`
  fragment ProductCard on Product {
    jsonId
    title
    tags
    price {
      text
      amountMinor
      currency
    }
    oldPrice {
      text
    }
    onSale
    ratings
    reviews
    discount
    category
    delivery
    unit {
      one
      many
    }
    description
    details {
      label
      value
    }
    farmer {
      jsonId
      name
      district
    }
    thumb {
      ...SquarePicture
    }
  }
`
