import { graphql } from "gatsby"
import { slug } from "../../lib/paths"
import { OnThisPage } from "../../shared/on-this-page"
import { Subsection } from "../../shared/subsection"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"

interface SiteMapProps {
  groups: readonly Queries.SiteMapGroupFragment[]
  /** A heading, if the page has other sections. */
  title?: string
}

/** Every page of the site in groups; long lists are cut, with a link to the rest. */
export function SiteMap({ groups, title: heading }: SiteMapProps) {
  return (
    <Section space="tight">
      <Container className="space-y-12">
        {heading && <Heading level={2}>{heading}</Heading>}
        <OnThisPage sections={Object.fromEntries(groups.map(({ title }) => [slug(title), title]))} />
        {groups.map(({ title, pages, entries, more }) => (
          <Subsection key={title} id={slug(title)} title={title} level={heading ? 3 : 2}>
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {pages.map((page) => (
                <Entry key={page.href} link={page} className="font-semibold" />
              ))}
              {entries.map((entry) => (
                <Entry key={entry.href} link={entry} />
              ))}
              {more && <Entry link={more} className="font-semibold" />}
            </ul>
          </Subsection>
        ))}
      </Container>
    </Section>
  )
}

function Entry({ link, className = "" }: { link: Queries.ActionFragment; className?: string }) {
  return (
    <li className={className}>
      <Link href={link.href} variant="quiet" className="flex min-h-touch items-center border-b border-line py-3">
        {link.label}
      </Link>
    </li>
  )
}

export const siteMapGroupFragment = graphql`
  fragment SiteMapGroup on SiteMapGroup {
    title
    pages {
      ...Action
    }
    entries {
      ...Action
    }
    more {
      ...Action
    }
  }
`
