import { graphql } from "gatsby"
import { CheckItem, CheckList } from "../../components/list"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { detailWords } from "./detail-words"

interface ProductPromisesProps {
  product: Pick<Queries.ProductTabsFragment, "papers">
  copy: Queries.ProductPromisesFragment
}

/** The papers that a buyer gets, and the shop's promises. */
export function ProductPromises({ product: { papers }, copy }: ProductPromisesProps) {
  return (
    <div data-slot="product-promises" className="space-y-6 rounded-lg bg-surface-raised p-6 shadow-sheet">
      {papers.length > 0 && (
        <div className="space-y-3">
          <Heading level={2} size="md">
            {detailWords.papers}
          </Heading>
          <CheckList>
            {papers.map((paper) => (
              <CheckItem key={paper}>{paper}</CheckItem>
            ))}
          </CheckList>
        </div>
      )}
      <CheckList>
        {copy.promises.map(({ id, title, text, exception }) => (
          <CheckItem key={id}>
            <strong className="text-ink-strong">{title}:</strong> {exception ? `${text}. ${exception}` : text}
          </CheckItem>
        ))}
      </CheckList>
      <Link href={copy.deliveryTerms} className="inline-flex min-h-touch items-center">
        {detailWords.deliveryTerms}
      </Link>
    </div>
  )
}

export const productPromisesFragment = graphql`
  fragment ProductPromises on Shop {
    deliveryTerms
    promises {
      id
      title
      text
      exception
    }
  }
`
