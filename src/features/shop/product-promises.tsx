import { graphql } from "gatsby"
import { CheckItem, CheckList } from "../../components/list"
import { Link } from "../../components/link"
import { detailMessages } from "./detail-messages"

/** The shop's promises. */
export function ProductPromises({ content }: { content: Queries.ProductPromisesFragment }) {
  return (
    <div data-slot="product-promises" className="space-y-6 rounded-lg bg-surface-raised p-6 shadow-sheet">
      <CheckList>
        {content.promises.map(({ id, title, text, exception }) => (
          <CheckItem key={id}>
            <strong className="text-ink-strong">{title}:</strong> {exception ? `${text}. ${exception}` : text}
          </CheckItem>
        ))}
      </CheckList>
      <Link href={content.deliveryTerms} className="inline-flex min-h-touch items-center">
        {detailMessages.deliveryTerms}
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
