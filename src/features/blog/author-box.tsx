import { graphql } from "gatsby"
import { Quote, QuoteSource, QuoteText } from "../../components/quote"

/** What those who write here say of themselves, below every post (spec section 2, "Blog"). */
export function AuthorBox({ words }: { words: Queries.AuthorBoxFragment }) {
  return (
    <Quote variant="card" data-slot="author-box">
      <QuoteText>{words.quote}</QuoteText>
      <QuoteSource>{words.title}</QuoteSource>
    </Quote>
  )
}

export const authorBoxFragment = graphql`
  fragment AuthorBox on AuthorBox {
    title
    quote
  }
`
