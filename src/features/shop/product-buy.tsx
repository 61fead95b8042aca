import { graphql } from "gatsby"
import { PackageCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { Price } from "../../components/price"
import { BuyForm } from "./buy-form"
import { CompareButton } from "./compare-button"
import { ProductAsk } from "./product-ask"
import { ProductBuyOrder } from "./product-buy-order"
import { ProductNotice } from "./product-notice"
import { ProductRating } from "./product-parts"
import { WishlistButton } from "./wishlist-button"

interface ProductBuyProps {
  notices: readonly Queries.ProductNoticeFragment[]
  product: Queries.ProductBuyFragment
  copy: Queries.ProductBuyCopyFragment
}

/** A tag of living animals: "Live animal", "Live bird". */
const LIVE = /^live\b/i

/**
 * What is needed to decide and to buy (spec section 2, Shop, "Detail"): name, price, cart, a question by WhatsApp, SMS or
 * telephone with the product in it, stock and delivery.
 */
export function ProductBuy({ product, copy, notices }: ProductBuyProps) {
  const { site } = useSite()
  const { title, tags, sku, price, unit, farmer } = product
  const isLiving = tags.some((tag) => LIVE.test(tag))
  const address = `${site.siteUrl}${productPath(product)}`
  return (
    <div data-slot="product-buy" className="min-w-0 space-y-4 min-[600px]:col-start-2 sm:space-y-6">
      <div className="space-y-1">
        <Heading level={1} size="long" translate="no">
          {title}
        </Heading>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={price.text} old={product.oldPrice?.text} size="lg" />{" "}
          <span className="text-ink-muted">{perUnit(unit)}</span>
        </p>
      </div>
      <ProductNotice notices={notices} district={farmer?.district} />
      <ProductBuyOrder />
      <BuyForm product={product} />
      <div className="flex items-center justify-between gap-x-4">
        <ProductRating product={product} />
        <span className="-mr-2.5 flex">
          <WishlistButton product={product} /> <CompareButton product={product} stock={copy.stock} />
        </span>
      </div>
      <ProductAsk
        copy={copy}
        isLiving={isLiving}
        about={{ product: title, sku, price: `${price.text} ${perUnit(unit)}`, page: address }}
      />
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Note icon={PackageCheck}>{copy.stock}</Note>
        <Note icon={Truck}>
          {/* 44 px to press, in a line of text. */}
          <span>
            <Link href={copy.deliveryTerms} className="-my-2 inline-flex min-h-touch items-center">
              {copy.delivery}
            </Link>
            {isLiving && <span className="font-normal">{` ${copy.livingDelivery}`}</span>}
          </span>
        </Note>
      </ul>
    </div>
  )
}

function Note({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 font-semibold text-ink-strong">
      <Icon icon={icon} className="text-success" />
      {children}
    </li>
  )
}

export const productBuyFragments = graphql`
  fragment ProductBuy on Product {
    jsonId
    title
    tags
    sku
    category
    unit {
      one
      many
    }
    ratings
    reviews
    price {
      text
      amountMinor
      currency
    }
    oldPrice {
      text
    }
    farmer {
      jsonId
      name
      district
    }
  }

  fragment ProductBuyCopy on Shop {
    stock
    delivery
    deliveryTerms
    livingDelivery
    ...ProductAskCopy
  }
`
