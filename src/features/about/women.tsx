import { graphql } from "gatsby"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Link } from "../../components/link"
import { Section } from "../../components/section"

/** The questions that women ask, each with the way to its answer. */
export function Women({ copy }: { copy: Queries.WomenCopyFragment }) {
  return (
    <Section tone="sunken" space="tight">
      <Container>
        <SectionHead copy={copy} id="women" />
        <ul className="grid list-[''] gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="inline-flex min-h-touch items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const womenFragment = graphql`
  fragment WomenCopy on AboutWomen {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    links {
      ...Action
    }
  }
`
