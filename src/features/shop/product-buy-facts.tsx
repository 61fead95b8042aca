import type { ReactNode } from "react"
import { listHref } from "../../list/list-query"
import { Link } from "../../components/link"

interface ProductBuyFactsProps {
  product: Pick<Queries.ProductBuyFragment, "sku" | "category">
  copy: Pick<Queries.ProductBuyCopyFragment, "skuLabel" | "categoryLabel">
}

/** SKU and category of a product (spec section 2, Shop, "Detail"); the category leads to its part of the shop. */
export function ProductBuyFacts({ product: { sku, category }, copy }: ProductBuyFactsProps) {
  return (
    <dl data-slot="product-buy-facts" className="border-t border-line pt-4 text-sm">
      <Fact name={copy.skuLabel}>{sku}</Fact>
      <Fact name={copy.categoryLabel}>
        <Link href={listHref("/shop", { category })} className="inline-flex min-h-touch items-center">
          {category.charAt(0).toUpperCase() + category.slice(1)}
        </Link>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-touch items-center gap-2">
      <dt className="text-ink-muted">{name}:</dt>
      <dd className="font-semibold text-ink-strong">{children}</dd>
    </div>
  )
}
