import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"
import { words } from "./words"

/** All valid notices in full: what is forbidden or offered, where, from when until when. */
export function FarmNotices({ notices }: { notices: readonly Queries.FarmNoticeFragment[] }) {
  if (notices.length === 0) return null
  return (
    <Section space="none" className="pt-6 sm:pt-8">
      <Container className="space-y-4">
        <Heading level={2} size="lg" id="notices">
          {words.notices}
        </Heading>
        <ul className="grid list-[''] items-start gap-4 lg:grid-cols-2">
          {notices.map(({ jsonId, kind, isUrgent, title, text, districts, days, declared, link }) => (
            <li key={jsonId}>
              <Notice variant={isUrgent ? "danger" : "info"}>
                <Heading level={3} size="md">
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
      </Container>
    </Section>
  )
}

export const farmNoticeFragment = graphql`
  fragment FarmNotice on CurrentNotice {
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
