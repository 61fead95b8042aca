import { graphql } from "gatsby"

/** Lists the owner's facts that have a value. */
export function OwnerFacts({ facts }: { facts: readonly Queries.OwnerFactFragment[] | null }) {
  const filled = facts?.filter(({ value }) => value) ?? []
  if (filled.length === 0) return null
  return (
    <dl data-slot="owner-facts" className="max-w-measure divide-y divide-line border-y border-line">
      {filled.map(({ label, value }) => (
        <div key={label} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-2">
          <dt className="font-semibold text-ink-strong">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const ownerFactFragment = graphql`
  fragment OwnerFact on OwnerFact {
    label
    value
  }
`
