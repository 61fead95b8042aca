import { graphql } from "gatsby"
import { fullDate, isoDate } from "../lib/calendar"
import { provenanceWords as words } from "../lib/provenance"
import { Folded } from "../components/folded"
import { Heading } from "../components/heading"

/** On top of a page about health: who has checked it, and when; or, as null, that nobody has. */
export function LastReview({ review }: { review: Queries.LastReviewFragment | null }) {
  return (
    <p data-slot="last-review" className="max-w-measure">
      {review ? (
        <>
          <strong>{words.lastReview}:</strong> <time dateTime={isoDate(review.date)}>{fullDate(review.date)}</time>,{" "}
          {review.by}
        </>
      ) : (
        <strong>{words.notReviewed}</strong>
      )}
    </p>
  )
}

/** The foot of a post or a service: the publications that it relies on. */
export function Provenance({ sources }: { sources: readonly Queries.SourceFragment[] | null }) {
  if (!sources) return null
  return (
    <footer data-slot="provenance" className="space-y-3 text-ink-muted">
      <Heading level={2} size="sm" className="max-md:hidden print:block">
        {words.sources}
      </Heading>
      <Folded variant="part" title={words.sources}>
        <ul className="max-w-measure list-disc space-y-1 pl-5">
          {sources.map(({ title, publisher, year }) => (
            <li key={title}>
              <cite>{title}</cite>
              <span>{`. ${publisher}, ${year}`}</span>
            </li>
          ))}
        </ul>
      </Folded>
    </footer>
  )
}

export const provenanceFragments = graphql`
  fragment Source on Source {
    title
    publisher
    year
  }

  fragment LastReview on LastReview {
    by
    date {
      day
      month
      year
    }
  }
`
