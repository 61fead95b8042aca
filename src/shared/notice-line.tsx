import { graphql } from "gatsby"
import { TriangleAlert } from "lucide-react"
import { noticesPath } from "../lib/paths"
import { Container } from "../components/container"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { InTime, inTime } from "./in-time"

interface NoticeLineProps {
  notices: readonly Queries.NoticeLineFragment[]
  copy: Queries.NoticeLineCopyFragment | null
}

/** The first valid notice in one line, with the way to all of them; nothing while none is valid. */
export function NoticeLine({ notices, copy }: NoticeLineProps) {
  if (notices.length === 0) return null
  return (
    <InTime isEmpty={!notices.some(({ isValid }) => isValid)} className="bg-highlight text-on-highlight">
      <Container>
        <ul className="list-[''] [&>:not([hidden])~*]:hidden">
          {notices.map(({ jsonId, title, districts, ends, isSample, ...days }) => (
            <li key={jsonId} {...inTime(days)}>
              <Link
                href={noticesPath}
                variant="plain"
                className="flex min-h-touch items-center gap-2.5 leading-snug hover:underline"
              >
                <Icon icon={TriangleAlert} />
                <span>
                  <strong>{title}</strong>, {districts.join(", ")}, {ends}
                  {isSample && ` (${copy?.notices.sample.toLowerCase()})`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </InTime>
  )
}

export const noticeLineFragments = graphql`
  fragment NoticeLine on CurrentNotice {
    jsonId
    title
    districts
    ends
    isSample
    from
    until
    isValid
  }

  fragment NoticeLineCopy on Calendar {
    notices {
      sample
    }
  }
`
