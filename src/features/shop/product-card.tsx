import { cva } from "class-variance-authority"
import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { ButtonLink } from "../../components/button"
import { Card, CardMedia, CardText, CardTitle } from "../../components/card"
import { VisuallyHidden } from "../../components/visually-hidden"
import { AddToCartButton } from "./add-to-cart-button"
import { ProductFarm, ProductPicture, ProductPrice, SaleBadge } from "./product-parts"
import { QuickViewButton } from "./quick-view-button"
import { WishlistButton } from "./wishlist-button"
import { words } from "./words"

type Product = Queries.ProductCardFragment

/** The picture's `sizes` attribute of an upright card, by where it stands. */
const pictureSizes = {
  grid: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw, (min-width: 456px) 150px, 45vw",
  /** Two side by side, four on a large screen. */
  pairs: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, 46vw",
  /** On a phone one of a row to swipe. */
  row: "(min-width: 1280px) 286px, (min-width: 1024px) 22vw, (min-width: 768px) 46vw, 144px",
  /** One to four at a time. */
  carousel: "(min-width: 1400px) 286px, (min-width: 992px) 30.5vw, (min-width: 768px) 46vw, 95vw",
}

interface ProductCardProps {
  product: Product
  level?: 2 | 3
  /**
   * grid: upright, among others side by side; list: across, one under the other; compact: picture, name and price, for
   * pages that show a few products among much else.
   */
  view?: "grid" | "list" | "compact"
  place?: keyof typeof pictureSizes
  /** Its picture may be the page's largest: fetched at once. */
  priority?: boolean
}

const badgeStyles = cva("", {
  variants: { view: { grid: "-mt-2 rounded-t-none sm:-mt-5", compact: "-mt-2 rounded-t-none sm:-mt-5", list: "" } },
})

const bodyStyles = cva("flex min-w-0 grow flex-col gap-1.5 p-2 sm:gap-2", {
  variants: { view: { grid: "sm:p-5", compact: "sm:p-5", list: "sm:p-6" } },
})

/**
 * A product wherever several stand together (spec section 2, Shop): the picture, which nothing covers and which leads to
 * the product's page; name, price, farm, and the first thing to do.
 */
export function ProductCard({ product, level = 3, view = "grid", place = "grid", priority }: ProductCardProps) {
  const { title, tags, unit } = product
  const caption = (
    <div data-slot="card-body" className={bodyStyles({ view })}>
      <div className="flex items-start justify-between gap-2">
        {/* One line on a phone, so that cards are equally high: the first tag. */}
        <CardText size="label">
          <span>{tags[0]}</span>
          <span className="max-md:hidden">{tags.slice(1).map((tag) => `, ${tag}`)}</span>
        </CardText>{" "}
        {/* It hangs from the picture's paper edge. */}
        <SaleBadge product={product} className={badgeStyles({ view })} />
      </div>
      <CardTitle level={level} href={productPath(product)} translate="no">
        {title}
      </CardTitle>
      <div className="flex items-center justify-between">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <ProductPrice product={product} /> <span className="text-ink-muted">{perUnit(unit)}</span>
        </p>
        {view !== "compact" && <WishlistButton product={product} className="z-10 -my-2 -mr-2.5 shrink-0" />}
      </div>
      {view !== "compact" && (
        <>
          <ProductFarm product={product} />
          <ProductTools product={product} view={view} />
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

const quickViewStyles = cva("", {
  variants: {
    view: {
      // Seen while the mouse is over the card, or the keyboard on it; a finger goes to the product's page.
      grid: "absolute top-2 right-2 rounded-md bg-surface-raised shadow-lifted max-md:hidden md:not-focus-within:opacity-0 [@media(hover:none)]:not-focus-within:pointer-events-none [@media(hover:hover)]:md:group-hover/card:opacity-100",
      list: "",
    },
  },
})

/** What can be done with a product in a list: ask about a living animal first, put it into the cart, look at it at once. */
function ProductTools({ product, view }: { product: Product; view: "grid" | "list" }) {
  const isPickupOnly = product.delivery === "collected"
  return (
    // Above the title's link, which covers the card.
    <div data-slot="card-footer" className="z-10 mt-auto flex gap-2 pt-1">
      {isPickupOnly && (
        <ButtonLink
          href={`${productPath(product)}#ask`}
          variant="primary"
          padding="tight"
          className={view === "grid" ? "grow" : undefined}
        >
          <span>
            {words.ask}
            <VisuallyHidden>{words.askAbout(product.title)}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}{" "}
      <AddToCartButton
        product={product}
        isIcon={isPickupOnly}
        className={view === "grid" && !isPickupOnly ? "grow" : undefined}
      />{" "}
      <span className={quickViewStyles({ view })}>
        <QuickViewButton product={product} variant="outline" padding="tight" />
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
    delivery
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
