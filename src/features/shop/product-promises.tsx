import { graphql } from "gatsby"
import { CheckItem, CheckList } from "../../components/list"
import { StandaloneLink } from "../../components/link"
import { detailMessages } from "./detail-messages"

export function ProductPromises({ content }: { content: Queries.ProductPromisesFragment }) {
  return (
    <div data-slot="product-promises" className="space-y-6 rounded-lg bg-surface-raised p-6 shadow-card">
      <CheckList>
        {content.promises.map(({ id, title, text, exception }) => (
          <CheckItem key={id}>
            <strong className="text-ink-strong">{title}:</strong> {exception ? `${text}. ${exception}` : text}
          </CheckItem>
        ))}
      </CheckList>
      <StandaloneLink href={content.deliveryTerms}>{detailMessages.deliveryTerms}</StandaloneLink>
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
