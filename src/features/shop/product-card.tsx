import { cva } from "class-variance-authority"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { Card, CardMedia, CardText, CardTitle } from "../../components/card"
import { AddToCartButton } from "./add-to-cart-button"
import { ProductFarm, ProductPicture, ProductPrice } from "./product-parts"
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
   * only, for pages that show a few products among much else.
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
          <CardText size="label">{perUnit(product.unit)}</CardText>
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
      {/* One line on a phone, so that cards are equally high: the first tag. */}
      <CardText size="label">
        <span>{product.tags[0]}</span>
        <span className="max-md:hidden">{product.tags.slice(1).map((tag) => `, ${tag}`)}</span>
      </CardText>
      <CardTitle level={level} href={productPath(product)} translate="no">
        {product.title}
      </CardTitle>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <ProductPrice product={product} /> <span className="text-ink-muted">{perUnit(product.unit)}</span>
      </p>
      <ProductFarm product={product} />
      {children}
    </div>
  )
}

/** Over the card's picture, as large as it, and open to presses where it holds nothing. */
const overPictureStyles = cva("pointer-events-none absolute top-0 left-0 z-10 aspect-square *:pointer-events-auto", {
  variants: { view: { grid: "w-full", list: "w-1/3 max-w-56" } },
})

const heartStyles = cva("absolute right-1 z-1 md:top-2 md:right-2", {
  variants: { view: { grid: "top-1", list: "max-md:bottom-1" } },
})

/**
 * All that can be done with a product in a list, in one order: into the cart below the words, the heart and the quick view on
 * the picture.
 */
function ProductTools({ product, view }: { product: Product; view: "grid" | "list" }) {
  return (
    <>
      {/* Above the title's link, which covers the card. */}
      <div data-slot="card-footer" className="relative z-10 mt-auto flex">
        <AddToCartButton product={product} className={view === "grid" ? "grow" : undefined} />
      </div>{" "}
      <div data-slot="card-tools" className={overPictureStyles({ view })}>
        {/* In the list view of a phone the picture is so small that the badge has its upper edge. */}
        <span className={heartStyles({ view })}>
          <WishlistButton product={product} variant="inverse" />
        </span>{" "}
        <span className="absolute max-md:inset-0 md:right-2 md:bottom-4">
          <QuickViewButton product={product} />
        </span>
      </div>
    </>
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
      ...SquarePicture
    }
  }
`

/** A product in the list's catalogue: what its card shows, and what the comparison and an order say besides. */
export const productEntryFragment = graphql`
  fragment ProductEntry on Product {
    ...ProductCard
    sku
    details {
      label
      value
    }
  }
`
