import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Notice } from "../../components/notice"

interface AnnouncementsProps {
  notices: readonly Queries.AnnouncementFragment[]
}

export function Announcements({ notices }: AnnouncementsProps) {
  return (
    <Container className="pt-4 empty:hidden sm:pt-6">
      <AnnouncementList notices={notices} />
    </Container>
  )
}

export function AnnouncementList({ notices }: AnnouncementsProps) {
  if (notices.length === 0) return null
  return (
    <ul data-slot="announcements" id="notices" className="grid list-[''] items-start gap-4">
      {notices.map(({ jsonId, kind, isUrgent, title, text, districts, days, declared, link }) => (
        <li key={jsonId}>
          <Notice variant={isUrgent ? "danger" : "info"}>
            <Heading level={2} size="md">
              {kind}: {title}
            </Heading>
            <p className="font-semibold">{`${districts.join(", ")}, ${days}`}</p>
            <p>{text}</p>
            <p>{declared}</p>
            {link && (
              <Link href={link.href} className="inline-flex min-h-touch items-center">
                {link.label}
              </Link>
            )}
          </Notice>
        </li>
      ))}
    </ul>
  )
}

export const announcementFragment = graphql`
  fragment Announcement on CurrentNotice {
    jsonId
    kind
    isUrgent
    title
    text
    districts
    days
    declared
    link {
      ...Action
    }
  }
`
