import { graphql } from "gatsby"
import { noticesPath } from "../lib/paths"
import { Container } from "../components/container"
import { Link } from "../components/link"
import { InTime, inTime } from "./in-time"

/** The first valid notice in one line, with the way to all of them; nothing while none is valid. */
export function NoticeLine({ notices }: { notices: readonly Queries.NoticeLineFragment[] }) {
  return (
    <InTime isEmpty={!notices.some(({ isValid }) => isValid)} className="mt-3 bg-highlight text-on-highlight">
      <Container className="[&>:not([hidden])~*]:hidden">
        {notices.map(({ jsonId, title, summary, ...days }) => (
          <p key={jsonId} {...inTime(days)}>
            <Link
              href={noticesPath}
              variant="plain"
              className="flex min-h-touch items-center py-1 leading-snug hover:underline"
            >
              <span>
                <strong>{title}</strong>
                {`, ${summary}`}
              </span>
            </Link>
          </p>
        ))}
      </Container>
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
