import { graphql } from "gatsby"
import { fullDate, isoDate } from "../lib/calendar"
import { Disclosure } from "../components/disclosure"
import { messages } from "./messages"

/** The name of a health page's reviewer, and the date of the review. */
export function ReviewedBy({ review }: { review: Queries.ReviewedByFragment | null }) {
  if (!review) return null
  const { name, licence, date } = review
  return (
    <p data-slot="reviewed-by" className="max-w-measure">
      <span>{`${messages.checkedBy(name, licence)}, `}</span>
      <time dateTime={isoDate(date)}>{fullDate(date)}</time>
    </p>
  )
}

/** The publications that a post or a service relies on. */
export function Sources({ sources }: { sources: readonly Queries.SourceFragment[] | null }) {
  if (!sources) return null
  return (
    <footer data-slot="sources" className="text-ink-muted">
      <Disclosure title={messages.sources} heading={{ level: 2, size: "sm" }}>
        <ul className="max-w-measure list-disc space-y-1 pl-5">
          {sources.map(({ title, publisher, year }) => (
            <li key={title}>
              <cite>{title}</cite>
              <span>{`. ${publisher}, ${year}`}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </footer>
  )
}

export const sourcesFragments = graphql`
  fragment Source on Source {
    title
    publisher
    year
  }

  fragment ReviewedBy on ReviewedBy {
    name
    licence
    date {
      day
      month
      year
    }
  }
`
