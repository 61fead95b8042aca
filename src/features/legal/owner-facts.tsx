import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Points } from "../../shared/paragraphs"

/** Facts that only the owner can give: those that are known, then one list of those that are not, and whom to ask. */
export function OwnerFacts({ facts: { missing, items } }: { facts: Queries.OwnerFactsCopyFragment }) {
  const known = items.filter(({ value, href }) => value ?? href)
  const open = items.filter(({ value, href }) => !(value ?? href))
  return (
    <div data-slot="owner-facts" className="max-w-measure space-y-4">
      {known.length > 0 && (
        <dl className="divide-y divide-line border-y border-line">
          {known.map(({ id, label, value, href }) => (
            <div key={id} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-2">
              <dt className="font-semibold text-ink-strong">{label}</dt>
              <dd>
                {href ? (
                  <Link href={href} className="inline-flex min-h-touch items-center">
                    {value ?? label}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <>
          <p>{missing}</p>
          <Points texts={open.map(({ label }) => label)} />
        </>
      )}
    </div>
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
