import { graphql } from "gatsby"
import { PackageCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { HandOver } from "../../shared/hand-over"
import { useSite } from "../../shared/use-site"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { Price } from "../../components/price"
import { BuyForm } from "./buy-form"
import { CompareButton } from "./compare-button"
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
 * What is needed to decide and to buy (spec section 2, Shop, "Detail"): price, stock, cart, and a question by WhatsApp,
 * SMS or telephone, with the product in it.
 */
export function ProductBuy({ product, copy, notices }: ProductBuyProps) {
  const { site } = useSite()
  const { title, tags, sku, price, unit, farmer } = product
  const isLiving = tags.some((tag) => LIVE.test(tag))
  const address = `${site.siteUrl}${productPath(product)}`
  return (
    <div data-slot="product-buy" className="relative min-w-0 space-y-4 sm:space-y-6 lg:col-start-2">
      <div>
        <ProductRating product={product} />
        <Price amount={price.text} old={product.oldPrice?.text} size="lg" className="mt-1" />
        <p className="text-ink-muted">{perUnit(unit)}</p>
      </div>
      <ProductNotice notices={notices} district={farmer?.district} />
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
      <ProductBuyOrder copy={copy} />
      <BuyForm product={product}>
        {/* On phones beside the stars, so that the buttons below have their lines to themselves. */}
        <span className="flex max-sm:absolute max-sm:-top-2.5 max-sm:-right-2.5">
          <WishlistButton product={product} /> <CompareButton product={product} />
        </span>
      </BuyForm>
      <HandOver
        isCompact
        message={`${copy.askMessage}\n${title} (${sku}), ${price.text} ${perUnit(unit)}\n${address}`}
        labels={{ whatsapp: isLiving ? copy.askAnimalLabel : copy.askLabel }}
      />
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
    thumb {
      path
    }
  }

  fragment ProductBuyCopy on Shop {
    stock
    delivery
    deliveryTerms
    livingDelivery
    orderTitle
    orderText
    askAnimalLabel
    askLabel
    askMessage
    skuLabel
    categoryLabel
    farmLabel
  }
`
