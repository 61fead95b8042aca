import { cva } from "class-variance-authority"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { Card, CardMedia, CardText, CardTitle } from "../../components/card"
import { AddToCartButton } from "./add-to-cart-button"
import { CompareButton } from "./compare-button"
import { ProductFarm, ProductPicture, ProductPrice, ProductRating } from "./product-parts"
import { QuickViewButton } from "./quick-view-button"
import { WishlistButton } from "./wishlist-button"

type Product = Queries.ProductCardFragment

/** The picture's `sizes` attribute of an upright card, by where it stands. */
const pictureSizes = {
  grid: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, (min-width: 456px) 150px, 45vw",
  /** Two side by side, four on a large screen. */
  pairs: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, 46vw",
  /** On a phone one of a row to swipe. */
  row: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, (min-width: 768px) 46vw, 176px",
  /** One to four at a time. */
  carousel: "(min-width: 1400px) 286px, (min-width: 992px) 30.5vw, (min-width: 768px) 46vw, 95vw",
}

interface ProductCardProps {
  product: Product
  level?: 2 | 3
  /**
   * grid: upright, among others side by side; list: across, one under the other; compact: picture, name, price and cart
   * only, for pages that show a few products among much else. Pages with the first two have a `CompareHost`.
   */
  view?: "grid" | "list" | "compact"
  place?: keyof typeof pictureSizes
  /** Its picture may be the page's largest: fetched at once. */
  priority?: boolean
}

/** A product wherever several stand together (spec section 2, Shop). */
export function ProductCard({ product, level = 3, view = "grid", place = "grid", priority }: ProductCardProps) {
  if (view === "list") {
    return (
      <Card data-slot="product-card">
        <div className="flex">
          <div className="relative w-1/3 max-w-56 shrink-0 self-start overflow-hidden rounded-lg">
            <ProductPicture product={product} priority={priority} sizes="(min-width: 768px) 224px, 31vw" />
          </div>
          <ProductCaption product={product} level={level}>
            <ProductTools product={product} view="list" />
          </ProductCaption>
        </div>
      </Card>
    )
  }
  return (
    <Card data-slot="product-card" lift className="h-full">
      <CardMedia ratio="square">
        <ProductPicture product={product} priority={priority} sizes={pictureSizes[place]} />
      </CardMedia>
      {view === "compact" ? (
        <div data-slot="card-body" className="flex grow flex-col gap-2 p-2 text-center sm:p-6">
          <CardTitle level={level} href={productPath(product)} translate="no">
            {product.title}
          </CardTitle>
          <ProductPrice product={product} className="justify-center" />{" "}
          {/* Above the title's link, which covers the card. */}
          <AddToCartButton product={product} className="z-10 mt-auto" />
        </div>
      ) : (
        <ProductCaption product={product} level={level}>
          <ProductTools product={product} view="grid" />
        </ProductCaption>
      )}
    </Card>
  )
}

function ProductCaption({ product, level, children }: { product: Product; level: 2 | 3; children: ReactNode }) {
  return (
    <div data-slot="card-body" className="flex min-w-0 grow flex-col gap-2 p-2 sm:p-6">
      <CardText size="label">{product.tags.join(", ")}</CardText>
      <CardTitle level={level} href={productPath(product)} translate="no">
        {product.title}
      </CardTitle>
      <ProductRating product={product} />
      <ProductPrice product={product} />
      <CardText size="label">{perUnit(product.unit)}</CardText>
      <ProductFarm product={product} />
      {children}
    </div>
  )
}

const toolsStyles = cva("relative z-10 mt-auto flex flex-wrap items-center gap-3", {
  variants: { view: { grid: "justify-center", list: "" } },
})

/** All that can be done with a product in a list. */
function ProductTools({ product, view }: { product: Product; view: "grid" | "list" }) {
  return (
    // Above the title's link, which covers the card.
    <div data-slot="card-footer" className={toolsStyles({ view })}>
      <AddToCartButton product={product} className={view === "grid" ? "grow" : undefined} />{" "}
      {/* Into the card's padding, which holds none of their icons: the three stay in one line from 320 px on. */}
      <span className="-mx-2.5 flex flex-wrap justify-center">
        <WishlistButton product={product} /> <QuickViewButton product={product} /> <CompareButton product={product} />
      </span>
    </div>
  )
}

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
    unit {
      one
      many
    }
    description
    farmer {
      jsonId
      name
      district
    }
    thumb {
      path
      ...SquarePicture
    }
  }
`
