import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { Paragraphs, Points } from "../../shared/paragraphs"
import { OwnerFacts } from "./owner-facts"

/** How to complain about a person of the network, and the address for it. */
export function Complaints({ content }: { content: Queries.LegalSectionFragment }) {
  return (
    <Section space="tight">
      <Container className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-16">
        <div className="space-y-4">
          <Heading level={2} id={content.key}>
            {content.title}
          </Heading>
          <Paragraphs texts={content.paragraphs ?? []} />
        </div>
        <div className="space-y-4">
          <Points texts={content.points ?? []} />
          <OwnerFacts facts={content.facts} />
        </div>
      </Container>
    </Section>
  )
}
