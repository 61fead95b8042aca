import { graphql } from "gatsby"
import { PackageCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode, SubmitEvent } from "react"
import { useSite } from "../../shared/use-site"
import { Badge } from "../../components/badge"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { Price } from "../../components/price"
import { Quantity } from "../../components/quantity"
import { CompareButton } from "./compare-button"
import { ProductBuyFacts } from "./product-buy-facts"
import { ProductBuyOrder } from "./product-buy-order"
import { ProductRating } from "./product-parts"
import { useAddToCart } from "./use-add-to-cart"
import { WishlistButton } from "./wishlist-button"

interface ProductBuyProps {
  product: Queries.ProductBuyFragment
  copy: Queries.ProductBuyCopyFragment
}

/** All that is needed to decide and to buy, beside a product's pictures (spec section 2, Shop, "Detail"). */
export function ProductBuy({ product, copy }: ProductBuyProps) {
  return (
    <div data-slot="product-buy" className="space-y-6">
      <ul className="flex flex-wrap gap-2">
        {product.tags.map((tag) => (
          <li key={tag}>
            <Badge variant="quiet">{tag}</Badge>
          </li>
        ))}
      </ul>
      <ProductRating product={product} />
      <div>
        <Price amount={product.price.text} old={product.oldPrice?.text} size="lg" />
        <p className="text-ink-muted">{product.unit}</p>
      </div>
      <ul className="space-y-1">
        <Note icon={PackageCheck}>{copy.stock}</Note>
        <Note icon={Truck}>{copy.delivery}</Note>
      </ul>
      <BuyForm product={product} />
      <ProductBuyOrder product={product} copy={copy} />
      <ProductBuyFacts product={product} copy={copy} />
    </div>
  )
}

function Note({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 font-semibold text-ink-strong">
      <Icon icon={icon} className="text-success" />
      {children}
    </li>
  )
}

/** The browser's own bubble would keep a quantity below 1 from the stated answer to it, so the form is not checked. */
function BuyForm({ product }: Pick<ProductBuyProps, "product">) {
  const add = useAddToCart()
  const { productCopy: copy } = useSite()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add(product, Number(new FormData(event.currentTarget).get("quantity")))
  }
  return (
    <form
      noValidate
      aria-label={`Order ${product.title}`}
      className="js-only flex flex-wrap items-center gap-3"
      onSubmit={submit}
    >
      <Quantity name="quantity" label={`Quantity of ${product.title}`} />
      <Button type="submit" variant="action" size="lg">
        {copy.addLabel}
      </Button>
      <span className="flex">
        <WishlistButton product={product} />
        <CompareButton product={product} />
      </span>
    </form>
  )
}

export const productBuyFragments = graphql`
  fragment ProductBuy on Product {
    jsonId
    title
    tags
    sku
    category
    unit
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
    thumb {
      path
    }
  }

  fragment ProductBuyCopy on Shop {
    stock
    delivery
    orderTitle
    orderText
    orderMessage
    skuLabel
    categoryLabel
  }
`
