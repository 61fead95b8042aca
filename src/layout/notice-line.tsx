import { graphql } from "gatsby"
import { noticesPath } from "../lib/paths"
import { Link } from "../components/link"

/** The first valid notice in one line, with the way to all of them; nothing while none is valid. */
export function NoticeLine({ notices: [first] }: { notices: readonly Queries.NoticeLineFragment[] }) {
  if (!first) return null
  return (
    <div className="mt-3 bg-highlight text-on-highlight">
      <Link
        href={noticesPath}
        variant="plain"
        className="mx-auto flex min-h-touch max-w-page items-center px-4 py-1 leading-snug hover:underline sm:px-6 lg:px-8"
      >
        <span>
          <strong>{first.title}</strong>
          <span>{`, ${first.summary} `}</span>
        </span>
      </Link>
    </div>
  )
}

export const noticeLineFragment = graphql`
  fragment NoticeLine on CurrentNotice {
    jsonId
    title
    summary
  }
`
