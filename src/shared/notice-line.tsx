import { graphql } from "gatsby"
import { noticesPath } from "../lib/paths"
import { Link } from "../components/link"
import { InTime, inTime } from "./in-time"

/** The first valid notice in one line, with the way to all of them; nothing while none is valid. */
export function NoticeLine({ notices }: { notices: readonly Queries.NoticeLineFragment[] }) {
  return (
    <InTime
      isEmpty={!notices.some(({ isValid }) => isValid)}
      className="mt-3 bg-highlight text-on-highlight [&>:not([hidden])~*]:hidden"
    >
      {notices.map(({ jsonId, title, summary, ...days }) => (
        <Link
          key={jsonId}
          href={noticesPath}
          variant="plain"
          {...inTime(days)}
          className="mx-auto flex min-h-touch max-w-page items-center px-4 py-1 leading-snug hover:underline sm:px-6 lg:px-8"
        >
          <span>
            <strong>{title}</strong>
            <span>{`, ${summary} `}</span>
          </span>
        </Link>
      ))}
    </InTime>
  )
}

export const noticeLineFragment = graphql`
  fragment NoticeLine on CurrentNotice {
    jsonId
    title
    summary
    from
    until
    isValid
  }
`
