import { graphql } from "gatsby"
import { Link } from "../components/link"

/** Facts that only the owner can give: those that are known, and for the others that they are not yet published. */
export function OwnerFacts({ facts: { missing, items } }: { facts: Queries.OwnerFactsCopyFragment }) {
  return (
    <dl data-slot="owner-facts" className="max-w-measure divide-y divide-line border-y border-line">
      {items.map(({ id, label, value, href }) => (
        <div key={id} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-2">
          <dt className="font-semibold text-ink-strong">{label}</dt>
          <dd>
            {href ? (
              <Link href={href} className="inline-flex min-h-touch items-center">
                {value ?? label}
              </Link>
            ) : (
              (value ?? <span className="text-ink-muted italic">{missing}</span>)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const ownerFactsFragment = graphql`
  fragment OwnerFactsCopy on OwnerFacts {
    missing
    items {
      id
      label
      value
      href
    }
  }
`
