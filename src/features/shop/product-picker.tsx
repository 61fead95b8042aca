import { Fragment, useState } from "react"
import { groupThousands } from "../../lib/group-thousands"
import { ProductCard } from "./product-card"
import { ContentSection } from "../../shared/content-section"
import { Button } from "../../components/button"
import { listMessages } from "./list-messages"
import { messages } from "./messages"

const choices = ["all", "cattle", "poultry", "dairy"] as const
type Choice = (typeof choices)[number]

interface ProductPickerProps {
  content: Queries.SectionIntroFragment
  products: readonly Queries.ProductCardFragment[]
  /** Number of products in the shop. */
  total: number
}

/** Products with a category filter. */
export default function ProductPicker({ content, products, total }: ProductPickerProps) {
  const [choice, setChoice] = useState<Choice>("all")
  const inCategory = (value: Choice) => products.filter(({ category }) => value === "all" || category === value)
  const filtered = inCategory(choice)
  const offered = choices.filter((value) => inCategory(value).length > 0)
  return (
    <ContentSection content={content} id="products" tone="noon" divider="terraces">
      <div role="group" aria-label={listMessages.kindOfProduct} className="js-only flex flex-wrap gap-2">
        {offered.map((value) => (
          <Fragment key={value}>
            <Button
              variant={value === choice ? "primary" : "outline"}
              aria-pressed={value === choice}
              onClick={() => setChoice(value)}
            >
              {messages.categories[value]}
            </Button>{" "}
          </Fragment>
        ))}
      </div>
      <p role="status" className="mt-5 mb-10 text-sm text-ink-muted figures">
        {listMessages.shownOf(filtered.length, groupThousands(total))}
      </p>
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.jsonId} hidden={!filtered.includes(product)}>
            <ProductCard product={product} view="compact" place="pairs" />
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
