import { graphql } from "gatsby"
import { Subsection } from "../../shared/subsection"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { siteMapGroups, type SiteMapLink } from "./site-map-groups"

interface SiteMapProps {
  content: Queries.SiteMapContentFragment
  /** A heading over it, where it is one thing among others on its page. */
  title?: string
}

/** Every page of the site in groups; of long lists the first entries, and the way to the others. */
export function SiteMap({ content, title: heading }: SiteMapProps) {
  return (
    <Section space="tight" aria-label="All pages">
      <Container className="space-y-12">
        {heading && (
          <Heading level={2} size="xl">
            {heading}
          </Heading>
        )}
        {siteMapGroups(content).map(({ title, pages, entries, more }) => (
          <Subsection key={title} title={title} level={heading ? 3 : 2}>
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

function Entry({ link, className = "" }: { link: SiteMapLink; className?: string }) {
  return (
    <li className={className}>
      <Link href={link.href} variant="quiet" className="flex min-h-touch items-center border-b border-line py-3">
        {link.label}
      </Link>
    </li>
  )
}

/**
 * Not more than 100 of a kind, and only addresses of one part (the home page's has none): the page must not grow with
 * the content.
 */
export const siteMapFragments = graphql`
  fragment SiteMapContent on Query {
    pages: allPage {
      nodes {
        ...SiteMapEntry
      }
    }
    built: allSitePage(filter: { path: { glob: "/{,*}" } }) {
      nodes {
        path
      }
    }
    services: allService(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapServices
    }
    projects: allProject(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapProjects
    }
    farmers: allFarmer(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapFarmers
    }
    posts: allPost(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapPosts
    }
    products: allProduct(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapProducts
    }
  }

  fragment SiteMapEntry on Page {
    route
    title
    isIndexed
    group
    more
  }

  fragment SiteMapServices on ServiceConnection {
    totalCount
    nodes {
      ...ServiceLink
    }
  }

  fragment SiteMapProjects on ProjectConnection {
    totalCount
    nodes {
      ...ProjectLink
    }
  }

  fragment SiteMapFarmers on FarmerConnection {
    totalCount
    nodes {
      jsonId
      name
    }
  }

  fragment SiteMapPosts on PostConnection {
    totalCount
    nodes {
      jsonId
      title
    }
  }

  fragment SiteMapProducts on ProductConnection {
    totalCount
    nodes {
      jsonId
      title
    }
  }
`
