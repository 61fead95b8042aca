import { graphql } from "gatsby"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { CartThumb } from "./cart-thumb"

interface SuggestionsProps {
  title: string
  products: readonly Queries.SuggestedProductFragment[]
}

/** A few products for somebody whose cart is empty. */
export function Suggestions({ title, products }: SuggestionsProps) {
  return (
    <div data-slot="cart-suggestions" className="mx-auto mt-12 max-w-3xl">
      <Heading level={2} size="xl" className="text-center">
        {title}
      </Heading>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {products.map((product) => (
          <li
            key={product.jsonId}
            className="relative flex items-center gap-4 rounded-lg bg-surface-raised p-3 shadow-sheet"
          >
            <CartThumb path={product.thumb.path} />
            <span className="min-w-0">
              <Link
                href={productPath(product)}
                variant="plain"
                className="stretched-link font-semibold text-ink-strong underline-offset-4 hover:underline"
              >
                {product.title}
              </Link>
              <span className="block text-ink-muted">
                <span className="whitespace-nowrap figures">{product.price.text}</span> {perUnit(product.unit)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const suggestedProductFragment = graphql`
  fragment SuggestedProduct on Product {
    jsonId
    title
    unit {
      one
    }
    price {
      text
    }
    thumb {
      path
    }
  }
`
