import { graphql } from "gatsby"
import { CheckItem, CheckList } from "../../components/list"

/** What the shop promises with every product (spec section 2, "Promises"). */
export function ProductPromises({ promises }: { promises: Queries.ProductPromisesFragment["promises"] }) {
  return (
    <CheckList data-slot="product-promises" className="rounded-lg bg-surface-sunken p-6">
      {promises.map(({ id, title, text }) => (
        <CheckItem key={id}>
          <strong className="text-ink-strong">{title}:</strong> {text}
        </CheckItem>
      ))}
    </CheckList>
  )
}

export const productPromisesFragment = graphql`
  fragment ProductPromises on Shop {
    promises {
      id
      title
      text
    }
  }
`
