import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { Alert } from "../../components/alert"
import { useToday } from "../../shared/use-clock"

interface AnnouncementsProps {
  announcements: readonly Queries.AnnouncementFragment[]
}

export function Announcements({ announcements }: AnnouncementsProps) {
  return (
    <Container className="pt-4 empty:hidden sm:pt-6">
      <AnnouncementList announcements={announcements} />
    </Container>
  )
}

/** The announcements that are valid today; before hydration, those of the day of the build. */
export function AnnouncementList({ announcements }: AnnouncementsProps) {
  const today = useToday()
  const current = announcements.filter(({ from, until, isCurrent }) =>
    today ? from <= today && today <= until : isCurrent,
  )
  if (current.length === 0) return null
  return (
    <ul data-slot="announcements" id="notices" className="grid list-[''] items-start gap-4">
      {current.map(({ jsonId, kind, isUrgent, title, text, districts, days, declared, link }) => (
        <li key={jsonId}>
          <Alert variant={isUrgent ? "danger" : "info"}>
            <Heading level={2} size="md">
              {kind}: {title}
            </Heading>
            <p className="font-semibold">{`${districts.join(", ")}, ${days}`}</p>
            <p>{text}</p>
            <p>{declared}</p>
            {link && <StandaloneLink href={link.href}>{link.label}</StandaloneLink>}
          </Alert>
        </li>
      ))}
    </ul>
  )
}

export const announcementFragment = graphql`
  fragment Announcement on Announcement {
    jsonId
    kind
    isUrgent
    title
    text
    districts
    from
    until
    isCurrent
    days
    declared
    link {
      ...Action
    }
  }
`
