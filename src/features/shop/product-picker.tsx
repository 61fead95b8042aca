import { Fragment, useState } from "react"
import { groupThousands } from "../../lib/group-thousands"
import { ProductCard } from "./product-card"
import { SectionHead } from "../../shared/section-head"
import { Button } from "../../components/button"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { listWords } from "./list-words"
import { words } from "./words"

type Product = Queries.ProductCardFragment

/** Spec section 4. */
const choices = ["all", "cattle", "poultry", "dairy"] as const
type Choice = (typeof choices)[number]

interface ProductPickerProps {
  copy: Queries.SectionHeadFragment
  /** What “All” shows: the first featured products (spec section 9: 8), under the names they are featured with. */
  featured: readonly Queries.FeaturedProductFragment[]
  /** A few of each category, which the first products need not have. */
  groups: readonly { readonly nodes: readonly Product[] }[]
  /** How many products the shop has. */
  total: number
}

/**
 * A grid of products that a choice narrows down (spec section 4: All, Cattle, Poultry, Dairy). How many there are in the
 * shop makes no difference to its size. Without JavaScript it shows the first products, and its button leads to all.
 */
export function ProductPicker({ copy, featured, groups, total }: ProductPickerProps) {
  const [choice, setChoice] = useState<Choice>("all")
  const products = featured.map(({ title, thumb, product }) => ({ ...product, title, thumb }))
  const ids = new Set(products.map(({ jsonId }) => jsonId))
  const others = groups
    .flatMap(({ nodes }) => nodes)
    .filter(({ jsonId, category }) => !ids.has(jsonId) && isChoice(category))
  const known = [...products, ...others]
  const picked = choice === "all" ? products : known.filter(({ category }) => category === choice)
  const shown = new Set(picked.map(({ jsonId }) => jsonId))
  const offered = choices.filter((value) => value === "all" || known.some(({ category }) => category === value))
  return (
    <Section tone="sunken" hills="terraces">
      <Container>
        <SectionHead copy={copy} id="products" />
        <div role="group" aria-label={listWords.kindOfProduct} className="js-only">
          <span className="flex flex-wrap gap-2">
            {offered.map((value) => (
              <Fragment key={value}>
                <Button
                  variant={value === choice ? "primary" : "outline"}
                  aria-pressed={value === choice}
                  onClick={() => setChoice(value)}
                >
                  {words.categories[value]}
                </Button>{" "}
              </Fragment>
            ))}
          </span>
        </div>
        <p role="status" className="mt-5 mb-10 text-sm text-ink-muted figures">
          {listWords.shownOf(picked.length, groupThousands(total))}
        </p>
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {known.map((product) => (
            <li key={product.jsonId} hidden={!shown.has(product.jsonId)}>
              <ProductCard product={product} view="compact" place="pairs" />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

/** Whether a choice shows the products of this category. */
const isChoice = (category: string) => choices.some((value) => value === category)
