import type { ReactNode } from "react"
import { listHref } from "../../lib/list-query"
import { farmerPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Folded } from "../../components/folded"
import { Link } from "../../components/link"
import { useMediaQuery } from "../../components/use-media-query"
import { useMounted } from "../../components/use-mounted"
import { words } from "./words"
import { detailWords } from "./detail-words"

interface ProductBuyFactsProps {
  product: Pick<Queries.ProductBuyFragment, "sku" | "category" | "tags" | "farmer">
}

/**
 * Tags, SKU, category and farm of a product (spec section 2, Shop, "Detail"); the category leads to its part of the shop,
 * the farm to the farmer's page. On a phone they are folded as soon as a script can unfold them.
 */
export function ProductBuyFacts({ product: { sku, category, tags, farmer } }: ProductBuyFactsProps) {
  const isMounted = useMounted()
  const isWide = useMediaQuery("(min-width: 600px)")
  return (
    <div data-slot="product-buy-facts" className="min-w-0 space-y-4 text-sm min-[600px]:col-start-2">
      <Folded title={detailWords.facts.title} open={!isMounted || isWide}>
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge variant="quiet">{tag}</Badge>
            </li>
          ))}
        </ul>
        <dl>
          <Fact name={detailWords.facts.sku}>
            <span translate="no">{sku}</span>
          </Fact>
          <Fact name={words.category}>
            <Link href={listHref("/shop", { category })} className="inline-flex min-h-touch items-center">
              {category.charAt(0).toUpperCase() + category.slice(1)}
            </Link>
          </Fact>
          {farmer && (
            <Fact name={detailWords.facts.farm}>
              <Link href={farmerPath(farmer)} className="inline-flex min-h-touch items-center">
                <span translate="no">{`${farmer.name}, ${farmer.district}`}</span>
              </Link>
            </Fact>
          )}
        </dl>
      </Folded>
    </div>
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
