import { graphql } from "gatsby"
import { Quote, QuoteSource, QuoteText } from "../../components/quote"

/** A text about the authors, below every post (spec section 2, "Blog"). */
export function AuthorBox({ copy }: { copy: Queries.AuthorBoxFragment }) {
  return (
    <Quote variant="card" data-slot="author-box">
      <QuoteText>{copy.quote}</QuoteText>
      <QuoteSource>{copy.title}</QuoteSource>
    </Quote>
  )
}

export const authorBoxFragment = graphql`
  fragment AuthorBox on AuthorBox {
    title
    quote
  }
`
