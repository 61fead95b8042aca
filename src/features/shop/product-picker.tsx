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

const choices = ["all", "cattle", "poultry", "dairy"] as const
type Choice = (typeof choices)[number]

interface ProductPickerProps {
  copy: Queries.SectionHeadFragment
  /** The first featured products (spec section 9: 8), shown for “All”. */
  featured: readonly Queries.FeaturedProductFragment[]
  /** A few of each category, which may be missing among the featured ones. */
  groups: readonly { readonly nodes: readonly Product[] }[]
  total: number
}

/** A few products with a category filter. Its size doesn't depend on the number of products. */
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

const isChoice = (category: string) => choices.some((value) => value === category)
