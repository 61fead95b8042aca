import { graphql } from "gatsby"
import { Link } from "../../components/link"

/** The way to the terms of orders: delivery, returns, paying. */
export function TermsLink({ terms }: Queries.TermsLinkFragment) {
  return (
    <Link href={terms.href} variant="quiet" className="inline-flex min-h-touch items-center">
      {terms.label}
    </Link>
  )
}

export const termsLinkFragment = graphql`
  fragment TermsLink on Cart {
    terms {
      ...Action
    }
  }
`
